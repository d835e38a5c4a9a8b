/** Days that records of sent messages, without recipients, and of shown data are kept. */
export const RETENTION_DAYS = 400;

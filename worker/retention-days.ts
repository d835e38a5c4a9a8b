/** Days that records of sent messages (without recipients) and of consultations are kept. */
export const RETENTION_DAYS = 400;

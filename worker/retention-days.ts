/**
 * Days that the record of a sent message is kept. Its recipient is forgotten when it is sent. Records of
 * shown data are kept as long.
 */
export const RETENTION_DAYS = 400;

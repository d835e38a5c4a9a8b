/** Whom to call, as `tel:` addresses. */
export const EMERGENCY_TEL = "tel:911";
export const REPORT_TEL = "tel:+18004633389";

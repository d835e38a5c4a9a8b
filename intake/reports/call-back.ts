/** A number as somebody typed it, as a `tel:` address: any country's. */
export const telOfPhone = (phone: string): string =>
  `tel:${phone.replace(/[^\d+]/g, "").replace(/(?!^)\+/g, "")}`;

/** Where people who use our data write. */
export const OPEN_DATA_CONTACT = "donnees@vigie.example";

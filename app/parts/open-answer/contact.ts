/** Contact address for people who use our data. */
export const OPEN_DATA_CONTACT = "donnees@vigie.example";

/** Where what applies now stands: a question lands on it rather than on the top of the page. */
export const NOW_ID = "now";

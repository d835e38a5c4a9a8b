/** ID of the current situation: a search leads there rather than to the top of the page. */
export const NOW_ID = "now";

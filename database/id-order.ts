/** Before every id of a row, and after: where a walk through a table in the order of its ids begins and ends. */
export const FIRST_ID = "00000000-0000-0000-0000-000000000000";
export const LAST_ID = "ffffffff-ffff-ffff-ffff-ffffffffffff";

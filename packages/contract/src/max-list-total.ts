/** Public lists end after this many rows: no one pages further, and counting possibly millions of rows is avoided. */
export const maxListTotal = 1_000;

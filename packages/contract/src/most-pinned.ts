/** How many articles may be pinned in a column. In its own file, so that pages can import it without schemas. */
export const maxPinned = 5;

/** Articles that may be pinned in a column. In a file of its own, so that pages can import it without schemas. */
export const maxPinned = 5;

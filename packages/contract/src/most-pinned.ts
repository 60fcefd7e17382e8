/** Articles that may stand at the top of a column. Apart, so that pages take it without schemas. */
export const maxPinned = 5;

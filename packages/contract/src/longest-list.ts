/** Public lists end with so many rows: nobody turns more pages, and what may be millions is not counted. */
export const maxListTotal = 1_000;

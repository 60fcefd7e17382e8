import { monotonicFactory } from 'ulidx';

/**
 * An id for rows that are read by their time and then by id: of two made in the same millisecond, or after the
 * clock was set back, the later one is the greater. It can be guessed from the one before; whoever may read
 * such a row is decided elsewhere.
 */
export const orderedId = monotonicFactory();

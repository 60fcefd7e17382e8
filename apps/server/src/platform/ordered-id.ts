import { monotonicFactory } from 'ulidx';

/**
 * Creates ids for rows that are ordered by time and then by id: of two created in the same millisecond, or after the
 * clock was set back, the later one is greater. The next id can be guessed, so never use it to protect a row.
 */
export const orderedId = monotonicFactory();

import type { SQL } from 'drizzle-orm';

/**
 * The dictionaries that a feature reads, each with queries for the codes in use, including those in unpublished texts.
 * A query may refer to `listed.code`, the code in question.
 */
export type DictionaryUses = Readonly<Record<string, readonly SQL[]>>;

import type { SQL } from 'drizzle-orm';

/**
 * The dictionaries that a feature reads, each with queries for the codes that it refers to. What is written and not
 * public yet counts too. A query may speak of `listed.code`, the code that is asked about.
 */
export type DictionaryUses = Readonly<Record<string, readonly SQL[]>>;

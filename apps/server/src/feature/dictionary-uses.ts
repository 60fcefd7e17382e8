import type { SQL } from 'drizzle-orm';

/**
 * The dictionaries that a feature reads, each with queries for the codes it refers to. Unpublished texts count too. A
 * query may refer to `listed.code`, the code in question.
 */
export type DictionaryUses = Readonly<Record<string, readonly SQL[]>>;

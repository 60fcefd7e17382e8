import { contributions } from '../features/features.ts';
import { reindexAll } from '../features/search/reindex.ts';
import type { DemoContext } from './demo-context.ts';

/** Builds the search index of the park. */
export async function fillSearch({ tx }: DemoContext): Promise<void> {
  await reindexAll(tx, contributions.search, new Date());
}

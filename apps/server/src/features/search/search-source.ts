import type { Db } from '../../platform/database/database.ts';
import type { SearchDocument } from './search-document.ts';

/** Where the documents of one kind come from. */
export interface SearchSource {
  /** The next ids in order, whether they can be found or not. */
  listIds(tx: Db, after: string, limit: number): Promise<string[]>;
  /**
   * What those of the ids that can be found are found by; one document for each language. Locks the rows it reads,
   * so that a writer's own refresh comes after this one.
   */
  readDocuments(tx: Db, ids: readonly string[]): Promise<SearchDocument[]>;
}

import { endpoints } from '@portal/contract/collected/endpoints';
import type { DictionaryUses } from '../../../feature/dictionary-uses.ts';
import type { SearchSource } from '../../../feature/search-source.ts';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { takeTurn } from '../../../platform/database/take-turn.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { listNames } from './dictionary-lists.ts';
import type { Entry, EntryTable } from './entry-table.ts';
import { listTypes } from './list-dictionaries.ts';
import { tableOf } from './table-of.ts';

/** What other features contribute about dictionaries: the codes they use, and the searches that index their names. */
export interface DictionaryReaders {
  uses: readonly DictionaryUses[];
  search: readonly SearchSource[];
}

/** Nearly every feature has pages that show dictionary names. */
export const pagesWithNames = [
  ...new Set(endpoints.filter(({ access }) => access === 'public').map(({ tag }) => tag)),
];

/** @throws {AppError} 500404 for a list that does not exist */
export async function requireList(db: Db, list: string): Promise<void> {
  if (listNames.includes(list)) return;
  if (!(await listTypes(db)).some(({ type }) => type === list)) throw notFound();
}

/** Name of the entity in the log. */
export const entityOf = (list: string) =>
  list === 'TAG' ? 'tag' : list === 'REGION' ? 'region' : 'businessData';

interface Change {
  verb: string;
  code: string;
  before?: unknown;
  after?: unknown;
  reason?: string;
}

/** Row locks would not stop two callers from adding the same code to a list, or sorting it, at once. */
export const listTurn = (list: string): string => `dictionary:${list}`;

/**
 * Changes a list: serialised per list, logged, and visible on every page at once.
 * @throws {AppError} 500404 for a list that does not exist
 */
export async function changeEntries<Result>(
  ctx: Context,
  list: string,
  work: (tx: Db, table: EntryTable, entries: Entry[]) => Promise<{ change: Change; result: Result }>,
): Promise<Result> {
  return inTransaction(ctx.db, async (tx) => {
    await requireList(tx, list);
    await takeTurn(tx, listTurn(list));
    const table = tableOf(list);
    const { change, result } = await work(tx, table, await table.read(tx, true));
    const { verb, code, before, after, reason } = change;
    const entity = entityOf(list);
    await writeLog(tx, ctx, {
      event: `${entity}.${verb}`,
      entity,
      entityId: `${list}/${code}`,
      before,
      after,
      ...(reason !== undefined && { reason }),
    });
    await invalidateTags(tx, pagesWithNames);
    return result;
  });
}

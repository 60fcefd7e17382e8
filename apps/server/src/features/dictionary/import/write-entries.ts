import { naturalKey } from '../../../feature/importer.ts';
import type { Db } from '../../../platform/database/database.ts';
import { notFound } from '../../../platform/http/app-error.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { entityOf, pagesWithNames } from '../manage/change-entries.ts';
import { nextSort, parentsOf, valuesOf } from '../manage/entry-faults.ts';
import type { Entry } from '../manage/entry-table.ts';
import { tableOf } from '../manage/table-of.ts';

/** Stands for the code of a parent that the same import brings. */
export const plannedCode = 'PLANNED';

export interface NewEntry {
  list: string;
  code: string;
  /** Null for a new entry. */
  before: Entry | null;
  values: Parameters<typeof valuesOf>[0];
  isHidden: boolean;
  /** Name of its parent, by which one of the same import is found. */
  parentName: string;
}

/** The id of an entry, as the log has it. */
export const entryId = (list: string, code: string): string => `${list}/${code}`;

/** The list and the code of an entry. */
export function listAndCode(id: string): { list: string; code: string } {
  const [list = '', code = ''] = id.split('/');
  return { list, code };
}

/** Writes an entry unless its parent is not written yet. */
async function writeEntry(tx: Db, row: NewEntry): Promise<boolean> {
  const table = tableOf(row.list);
  const { list, code, before, isHidden, parentName } = row;
  if (row.values.parentCode === plannedCode) {
    const parents = await parentsOf(tx, list);
    const parent = parents.find(({ name }) => naturalKey(name) === naturalKey(parentName));
    if (!parent) return false;
    row.values = { ...row.values, parentCode: parent.code };
  }
  const set = { ...valuesOf(row.values), shield: isHidden ? 1 : 0 };
  if (before) await table.update(tx, code, { ...set, version: before.version + 1 });
  else {
    const sort = nextSort(await table.read(tx));
    await table.insert(tx, { code, ...set, sort, version: 1 });
  }
  return true;
}

/** Adds and changes entries that were checked, each with a log row. Their lists are locked. */
export async function writeEntries(
  tx: Db,
  ctx: WriteContext,
  given: readonly (NewEntry & { origin: string })[],
): Promise<void> {
  const rows = given.map((row) => ({ ...row }));
  for (let waiting = rows; waiting.length > 0; ) {
    const left: typeof rows = [];
    for (const row of waiting) if (!(await writeEntry(tx, row))) left.push(row);
    // Their parents are not in this batch.
    if (left.length === waiting.length) throw notFound();
    waiting = left;
  }
  await writeLogs(
    tx,
    ctx,
    rows.map(({ list, code, before, values, origin }) => ({
      event: `${entityOf(list)}.${before ? 'edit' : 'add'}`,
      entity: entityOf(list),
      entityId: entryId(list, code),
      before: before && { name: before.name, group: before.group, parentCode: before.parentCode },
      after: { ...valuesOf(values), importedFrom: origin },
    })),
  );
  await invalidateTags(tx, pagesWithNames);
}

import type { entryFields } from '@portal/contract/dictionary/manage';
import * as m from '@portal/texts/messages';
import type { z } from 'zod';
import type { Db } from '../../../platform/database/database.ts';
import { foldName } from '../../../platform/text/fold.ts';
import { hasGroup, parentListOf } from './dictionary-lists.ts';
import type { Entry } from './entry-table.ts';
import { tableOf } from './table-of.ts';

type Fields = z.output<typeof entryFields>;
type Parent = Pick<Entry, 'code' | 'parentCode'>;

/** The entries that can be parents in a list; none in a flat one. */
export async function parentsOf(db: Db, list: string): Promise<Entry[]> {
  const parentList = parentListOf(list);
  return parentList === null ? [] : tableOf(parentList).read(db);
}

/** What is wrong with a parent: it does not exist, or is a descendant of the entry. */
function parentFault(
  list: string,
  { code, parentCode }: Pick<Entry, 'code'> & Pick<Fields, 'parentCode'>,
  parents: readonly Parent[],
): string | null {
  const parentList = parentListOf(list);
  if (parentCode === '')
    return parentList !== null && parentList !== list ? m.fault_choose({ field: m.field_parent() }) : null;
  const parentOf = new Map(parents.map((entry) => [entry.code, entry.parentCode]));
  if (!parentOf.has(parentCode)) return m.fault_unknown({ field: m.field_parent() });
  if (parentList !== list) return null;
  for (let above: string | null = parentCode; above !== null; above = parentOf.get(above) ?? null)
    if (above === code) return m.fault_parent_own();
  return null;
}

function groupFault(list: string, { group }: Pick<Fields, 'group'>): string | null {
  if (!hasGroup(list) || group !== '') return null;
  return m.fault_enter({ field: list === 'REGION' ? m.field_kind() : m.field_group() });
}

/** What its list does not allow of an entry, by field. */
export function entryFaults(
  list: string,
  entry: Fields & Pick<Entry, 'code'>,
  entries: readonly Entry[],
  parents: readonly Parent[],
): Record<string, string> {
  const isTaken = entries.some(
    ({ name, code }) => foldName(name) === foldName(entry.name) && code !== entry.code,
  );
  const [group, parentCode] = [groupFault(list, entry), parentFault(list, entry, parents)];
  return {
    ...(group !== null && { group }),
    ...(isTaken && { name: m.fault_entry_name_taken() }),
    ...(parentCode !== null && { parentCode }),
  };
}

/** The columns of an entry. */
export const valuesOf = ({ name, group, parentCode }: Fields) => ({
  name,
  group: group || null,
  parentCode: parentCode || null,
});

/** Where a new entry stands: after the others. */
export const nextSort = (entries: readonly Entry[]): number =>
  Math.max(0, ...entries.map(({ sort }) => sort)) + 10;

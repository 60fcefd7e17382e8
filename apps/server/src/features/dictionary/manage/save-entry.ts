import type { dictionarySave } from '@portal/contract/dictionary/manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { Db } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../../platform/http/context.ts';
import { noteRename } from '../../search/search.public.ts';
import { changeEntries, type DictionaryReaders } from './change-entries.ts';
import { hasGroup, isFixed, parentListOf } from './dictionary-lists.ts';
import type { Entry } from './entry-table.ts';
import { tableOf } from './table-of.ts';

type EntryInput = InputOf<typeof dictionarySave>;

/** @throws {AppError} 100002 for a parent that does not exist or is a descendant of the entry */
async function requireParent(tx: Db, { list, code, data: { parentCode } }: EntryInput): Promise<void> {
  const parentList = parentListOf(list);
  if (parentCode === '') {
    if (parentList !== null && parentList !== list)
      throw fieldsRefused({ 'data.parentCode': m.fault_choose({ field: m.field_parent() }) });
    return;
  }
  const parents = parentList === null ? [] : await tableOf(parentList).read(tx);
  const parentOf = new Map(parents.map((entry) => [entry.code, entry.parentCode]));
  if (!parentOf.has(parentCode))
    throw fieldsRefused({ 'data.parentCode': m.fault_unknown({ field: m.field_parent() }) });
  if (parentList !== list) return;
  for (let above: string | null = parentCode; above !== null; above = parentOf.get(above) ?? null)
    if (above === code) throw fieldsRefused({ 'data.parentCode': m.fault_parent_own() });
}

function requireFields({ list, code, data }: EntryInput, entries: readonly Entry[]): void {
  if (hasGroup(list) && data.group === '') {
    throw fieldsRefused({
      'data.group':
        list === 'REGION'
          ? m.fault_enter({ field: m.field_kind() })
          : m.fault_enter({ field: m.field_group() }),
    });
  }
  const isTaken = entries.some((entry) => entry.name === data.name && entry.code !== code);
  if (isTaken) throw fieldsRefused({ 'data.name': m.fault_entry_name_taken() });
}

/**
 * Appends an entry to its list, or updates the one whose version is given.
 * @throws {AppError} 500404, 500409, 100002, 500012 for a new code in a list with fixed codes
 */
export function saveEntry(
  ctx: Context & DictionaryReaders,
  input: EntryInput,
): Promise<OutputOf<typeof dictionarySave>> {
  const { list, code, version, data } = input;
  return changeEntries(ctx, list, async (tx, table, entries) => {
    const known = entries.find((entry) => entry.code === code);
    if (version === undefined) {
      if (isFixed(list))
        throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_dictionary_fixed() });
      if (known) throw fieldsRefused({ code: m.fault_code_taken() });
    } else {
      if (!known) throw notFound();
      requireVersion(known, version);
    }
    requireFields(input, entries);
    await requireParent(tx, input);
    const values = { name: data.name, group: data.group || null, parentCode: data.parentCode || null };
    const next = (version ?? 0) + 1;
    if (known) {
      await table.update(tx, code, { ...values, version: next });
      if (known.name !== data.name) await noteRename(tx, ctx.search, { list, code, renamedAt: ctx.now });
    } else {
      const sort = Math.max(0, ...entries.map((entry) => entry.sort)) + 10;
      await table.insert(tx, { code, ...values, sort, shield: 0, version: next });
    }
    const before = known && { name: known.name, group: known.group, parentCode: known.parentCode };
    return {
      change: { verb: known ? 'edit' : 'add', code, before, after: values },
      result: { version: next },
    };
  });
}

import type { dictionarySave } from '@portal/contract/dictionary/manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../../platform/http/context.ts';
import { noteRename } from '../../search/search.public.ts';
import { changeEntries, type DictionaryReaders } from './change-entries.ts';
import { isFixed } from './dictionary-lists.ts';
import { entryFaults, nextSort, parentsOf, valuesOf } from './entry-faults.ts';

type EntryInput = InputOf<typeof dictionarySave>;

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
    const faults = entryFaults(list, { code, ...data }, entries, await parentsOf(tx, list));
    const inData = Object.entries(faults).map(([field, text]) => [`data.${field}`, text]);
    if (inData.length > 0) throw fieldsRefused(Object.fromEntries(inData));
    const values = valuesOf(data);
    const next = (version ?? 0) + 1;
    if (known) {
      await table.update(tx, code, { ...values, version: next });
      if (known.name !== data.name) await noteRename(tx, ctx.search, { list, code, renamedAt: ctx.now });
    } else {
      await table.insert(tx, { code, ...values, sort: nextSort(entries), shield: 0, version: next });
    }
    const before = known && { name: known.name, group: known.group, parentCode: known.parentCode };
    return {
      change: { verb: known ? 'edit' : 'add', code, before, after: values },
      result: { version: next },
    };
  });
}

import type { dictionaryOperate } from '@portal/contract/dictionary/manage';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../../platform/http/context.ts';
import { changeEntries, type DictionaryReaders } from './change-entries.ts';
import { entryActions } from './entry.policy.ts';
import { findUsedCodes } from './entry-uses.ts';

/**
 * Hides an entry from selection, shows it again, or removes it.
 * @throws {AppError} 500404, 500409, 500012 for a used or fixed entry
 */
export function operateEntry(
  ctx: Context & DictionaryReaders,
  { list, code, event, version }: InputOf<typeof dictionaryOperate>,
): Promise<OutputOf<typeof dictionaryOperate>> {
  return changeEntries(ctx, list, async (tx, table, entries) => {
    const entry = entries.find((one) => one.code === code);
    if (!entry) throw notFound();
    requireVersion(entry, version);
    const used = (await findUsedCodes(tx, ctx.uses, list, [code])).has(code);
    if (!entryActions(list, entry, used).includes(event))
      throw new AppError(
        retCodes.TRANSITION_REFUSED,
        used && event === 'remove' ? { retMsg: m.refusal_entry_in_use() } : {},
      );
    if (event === 'remove') await table.remove(tx, code);
    else await table.update(tx, code, { shield: event === 'shield' ? 1 : 0, version: version + 1 });
    return { change: { verb: event, code, before: entry }, result: { done: true } };
  });
}

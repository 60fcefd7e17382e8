import type { dictionarySort } from '@portal/contract/dictionary/manage';
import { retCodes } from '@portal/contract/ret-code';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { changeEntries } from './change-entries.ts';

/**
 * Reorders a list; the given order must name every entry once.
 * @throws {AppError} 500404, 500409 if entries were added or removed in the meantime
 */
export const sortEntries: Verb<typeof dictionarySort> = (ctx, { list, data: { codes } }) => {
  return changeEntries(ctx, list, async (tx, table, entries) => {
    const before = entries.map(({ code }) => code);
    const isWhole = new Set(codes).size === codes.length && codes.length === before.length;
    if (!isWhole || !before.every((code) => codes.includes(code)))
      throw new AppError(retCodes.VERSION_CONFLICT);
    const sortOf = new Map(entries.map(({ code, sort }) => [code, sort]));
    for (const [place, code] of codes.entries()) {
      const sort = (place + 1) * 10;
      if (sortOf.get(code) !== sort) await table.update(tx, code, { sort });
    }
    return {
      change: { verb: 'sort', code: '', before: { codes: before }, after: { codes } },
      result: { done: true },
    };
  });
};

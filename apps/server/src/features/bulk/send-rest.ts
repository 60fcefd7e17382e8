import { bulkKindNames } from '@portal/contract/bulk/terms';
import * as m from '@portal/texts/messages';
import type { ReplyContext } from '../../platform/http/context.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { bookSheet } from '../../platform/xlsx/build-sheet.ts';
import { getRun, isVisible, listLeft } from './bulk.queries.ts';
import { viewRows } from './bulk.view.ts';
import type { BulkActs } from './bulk-acts.ts';

type LeftRow = Awaited<ReturnType<typeof viewRows>>[number];

/**
 * The rows that were left, with why.
 * @throws {AppError} 500404
 */
export async function sendRest(ctx: ReplyContext<Actor>, acts: BulkActs, id: string) {
  const run = await getRun(ctx.db, id, isVisible(acts, ctx.actor));
  return ctx.exporter.sendBook(ctx, {
    name: `${bulkKindNames[run.kind]()}${run.no}`,
    entity: 'bulkRun',
    filter: { no: run.no },
    read: async (db) => {
      const rows = await viewRows(db, ctx, acts, run, await listLeft(db, run.id));
      return [
        bookSheet<LeftRow>(
          m.bulk_sheet_rest(),
          [
            { head: m.bulk_sheet_name(), width: 40, value: ({ name }) => name },
            { head: m.bulk_sheet_state(), width: 12, value: ({ stateLabel }) => stateLabel },
            { head: m.bulk_sheet_reason(), width: 60, value: ({ reason }) => reason },
          ],
          rows,
        ),
      ];
    },
  });
}

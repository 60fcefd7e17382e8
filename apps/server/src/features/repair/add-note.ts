import * as m from '@portal/texts/messages';
import type { Db } from '../../platform/database/database.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { amend } from './move-ticket.ts';
import type { Ticket } from './repair.table.ts';

/**
 * A note of the park's people that the reporter does not see.
 * @throws {AppError} 100002
 */
export async function addNote(tx: Db, ctx: Context, ticket: Ticket, text: string): Promise<void> {
  if (text === '') throw fieldsRefused({ 'data.text': m.fault_fill_in({ field: m.field_note() }) });
  await amend(tx, ctx, ticket, 'note', {}, { text, isInternal: true });
}

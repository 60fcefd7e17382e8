import * as m from '@portal/texts/messages';
import type { Db } from '../../platform/database/database.ts';
import { updateVersion } from '../../platform/database/versioned.ts';
import { fieldsRefused } from '../../platform/http/app-error.ts';
import type { Context } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { tellStory } from './move-ticket.ts';
import { repairTickets, type Ticket } from './repair.table.ts';

/**
 * A note of the park's people that the reporter does not see.
 * @throws {AppError} 100002
 */
export async function addNote(tx: Db, ctx: Context, { id }: Ticket, text: string): Promise<void> {
  if (text === '') throw fieldsRefused({ 'data.text': m.fault_fill_in({ field: m.field_note() }) });
  await updateVersion(tx, ctx, repairTickets, id, {});
  await writeLog(tx, ctx, {
    event: 'repairTicket.note',
    entity: 'repairTicket',
    entityId: id,
    after: { note: text },
  });
  await tellStory(tx, ctx, id, { event: 'note', text, isInternal: true });
}

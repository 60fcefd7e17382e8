import type { confRoomPrintLabels } from '@portal/contract/conference-room/manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { asc, inArray } from 'drizzle-orm';
import type { ContextOf, InputOf, ReplyContext } from '../../../platform/http/context.ts';
import { sendLabels } from '../../site/send-labels.public.ts';
import { conferenceRooms } from '../conference-room.table.ts';

type Ctx = ReplyContext<ContextOf<typeof confRoomPrintLabels>['actor']>;

/**
 * Prints labels for rooms; a member who scans one can book it.
 * @throws {AppError} 500404 if none of the rooms exists
 */
export async function printRoomLabels(
  ctx: Ctx,
  input: InputOf<typeof confRoomPrintLabels>,
): Promise<unknown> {
  const rooms = await ctx.db
    .select()
    .from(conferenceRooms)
    .where(inArray(conferenceRooms.id, input.ids.split(',')))
    .orderBy(asc(conferenceRooms.name));
  return sendLabels(ctx, input, {
    title: m.upkeep_labels_rooms,
    scan: m.upkeep_labels_room_scan,
    of: rooms.map(({ name, place }) => ({ path: paths.conferenceRoom(), title: name, lines: [place] })),
  });
}

import type { handoverGive } from '@portal/contract/handover/manage';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { ulid } from 'ulidx';
import type { HeldReading } from '../../feature/held-work.ts';
import { inTransaction } from '../../platform/database/database.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Context, InputOf, OutputOf } from '../../platform/http/context.ts';
import { getUser, requireActive } from '../identity/user.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { handoverItems } from './handover.table.ts';
import { listHeld } from './held.queries.ts';
import { openHandover, settleHandover } from './open-handover.ts';
import { listPeople } from './people.queries.ts';
import { takersOf } from './takers.ts';

type Piece = InputOf<typeof handoverGive>['data']['items'][number];

const refused = (retMsg: string) => new AppError(retCodes.TRANSITION_REFUSED, { retMsg });

/**
 * Gives one piece of work on in a transaction of its own. The receiver's account is locked first, as freezing does.
 * @throws {AppError} 500012 if it is no longer held, or the receiver may not take it
 */
const givePiece = (
  ctx: Context,
  reading: HeldReading,
  from: string,
  { kind, refId, to }: Piece,
): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    if (to !== null) await requireActive(tx, to);
    const handover = await openHandover(tx, ctx, from);
    const [row] = await listHeld(tx, reading, { holderId: from, piece: { kind, refId } });
    const source = reading.heldWork.find((each) => each.kind === kind);
    if (!row || !source) throw refused(m.handover_refusal_gone());
    if (to === null && !source.canRelease) throw refused(m.handover_refusal_release());
    if (to !== null) {
      const { takers } = takersOf(row, await listPeople(tx, reading, ctx.now));
      if (!takers.includes(to)) throw refused(m.handover_refusal_taker());
    }
    await source.give(tx, { ...ctx, handover: handover.no }, { refId, from, to });
    await tx.insert(handoverItems).values({
      id: ulid(ctx.now.getTime()),
      handoverId: handover.id,
      kind,
      refId,
      title: row.title,
      toId: to,
      givenAt: ctx.now,
      givenBy: ctx.actor.userId,
    });
    if (to !== null)
      await sendMessage(tx, {
        eventCode: 'HANDOVER_GIVEN',
        params: { kind, title: row.title, from: (await getUser(tx, from)).name },
        userIds: [to],
        link: paths.manageLeave(),
        now: ctx.now,
      });
    await settleHandover(tx, ctx, handover, reading);
  });

/**
 * Gives pieces of a person's work on, one after the other; what is refused is left with why.
 * @throws {AppError} 500404
 */
export async function giveWork(
  ctx: Context,
  reading: HeldReading,
  { id, data: { items } }: InputOf<typeof handoverGive>,
): Promise<OutputOf<typeof handoverGive>> {
  await getUser(ctx.db, id);
  const left: OutputOf<typeof handoverGive>['left'] = [];
  for (const piece of items) {
    try {
      await givePiece(ctx, reading, id, piece);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      left.push({ kind: piece.kind, refId: piece.refId, reason: error.words() });
    }
  }
  return { given: items.length - left.length, left };
}

import { type IntroductionEvent, introductionTransitions } from '@portal/contract/venture/terms';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { type MoveSource, moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { recordCase } from '../../case/case.public.ts';
import { sendMessage } from '../../message/message.public.ts';
import { actorFor, peopleOf, type Side, ventureLinks } from '../concerned.ts';
import { type IntroductionRecord, introductions, type VentureRecord, ventures } from '../venture.table.ts';
import { isFromInstitution, partyOf } from './introduction.policy.ts';
import { type NamedIntroduction, readIntroduction } from './introduction.queries.ts';

/** Sender and receiver, each with the name the other side knows. */
function sidesOf({ introduction, institution, ventureName, partyName }: NamedIntroduction) {
  const ofInstitution: Side & { name: string } = {
    enterpriseId: institution.enterpriseId,
    userId: null,
    name: institution.name,
  };
  const ofParty = { ...partyOf(introduction), name: ventureName || partyName };
  return isFromInstitution(introduction)
    ? { sender: ofInstitution, receiver: ofParty }
    : { sender: ofParty, receiver: ofInstitution };
}

interface Entered {
  event: IntroductionEvent | 'send';
  reason?: string;
}

/** Records a step in the sender's case. */
async function recordIntroduction(tx: Db, ctx: MoveSource, row: NamedIntroduction, entered: Entered) {
  const { event, reason = '' } = entered;
  const { id, status, dueAt } = row.introduction;
  const { sender, receiver } = sidesOf(row);
  await recordCase(tx, {
    kind: 'INTRODUCTION',
    bizId: id,
    enterpriseId: sender.enterpriseId,
    userId: sender.userId,
    subject: row.ventureName || row.institution.name,
    state: status,
    link: ventureLinks.introduction(id),
    dueAt,
    event: {
      event,
      params: reason === '' ? {} : { reason },
      by: await actorFor(tx, ctx, sender, receiver.name),
    },
    now: ctx.now,
  });
}

/** Opens the sender's case and notifies the receiver. */
export async function announceIntroduction(tx: Db, ctx: MoveSource, id: string): Promise<void> {
  const row = await readIntroduction(tx, id);
  await recordIntroduction(tx, ctx, row, { event: 'send' });
  const { sender, receiver } = sidesOf(row);
  const { kind, message } = row.introduction;
  await sendMessage(tx, {
    eventCode: 'INTRODUCTION_RECEIVED',
    params: { kind, name: sender.name, message },
    ...peopleOf(receiver),
    link: ventureLinks.introduction(id),
    now: ctx.now,
  });
}

/** Events the sender is notified of: answers and expiry. */
const toSender: readonly IntroductionEvent[] = ['agree', 'decline', 'expire'];

/**
 * Fires an event on a locked introduction: row, log, case, message, and the venture's number of talks.
 * @throws {AppError} 500012
 */
export async function moveIntroduction(
  tx: Db,
  ctx: MoveSource,
  introduction: IntroductionRecord,
  { event, answer = '' }: { event: IntroductionEvent; answer?: string },
): Promise<void> {
  const status = nextState(introductionTransitions, introduction.status, event);
  await moveState(tx, ctx, introductions, introduction, {
    entity: 'introduction',
    event,
    set: { status, answer, dueAt: null },
    logged: ({ status: state }) => ({ status: state }),
    reason: answer,
  });
  const row = await readIntroduction(tx, introduction.id);
  const reason = event === 'decline' ? answer : '';
  await recordIntroduction(tx, ctx, row, { event, reason });
  const { sender, receiver } = sidesOf(row);
  if (toSender.includes(event))
    await sendMessage(tx, {
      eventCode: 'INTRODUCTION_ANSWERED',
      params: { kind: introduction.kind, name: receiver.name, state: status, reason: answer },
      ...peopleOf(sender),
      link: ventureLinks.introduction(introduction.id),
      now: ctx.now,
    });
  if (event === 'agree' && introduction.ventureId !== null) {
    await tx
      .update(ventures)
      .set({ talks: sql`${ventures.talks} + 1` })
      .where(eq(ventures.id, introduction.ventureId));
    await invalidateTags(tx, ['venture']);
  }
}

/** Ends open introductions of a withdrawn venture, since nobody would answer them. */
export async function endIntroductionsOf(tx: Db, ctx: MoveSource, venture: VentureRecord): Promise<void> {
  const open = await tx
    .select()
    .from(introductions)
    .where(and(eq(introductions.ventureId, venture.id), eq(introductions.status, 'SENT')))
    .for('update');
  for (const introduction of open) await moveIntroduction(tx, ctx, introduction, { event: 'expire' });
}

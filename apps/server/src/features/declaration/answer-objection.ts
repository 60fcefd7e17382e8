import type { ObjectionState } from '@portal/contract/declaration/terms';
import { paths } from '@portal/contract/paths';
import { and, asc, eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { sendMessage } from '../message/message.public.ts';
import { declarationObjections } from './declaration.table.ts';

type Objection = typeof declarationObjections.$inferSelect;

const ends = { dismiss: 'DISMISSED', uphold: 'UPHELD', lapse: 'LAPSED' } as const satisfies Record<
  string,
  ObjectionState
>;

interface Answered {
  event: keyof typeof ends;
  answer: string;
  item: { id: string; title: string };
}

/** Closes a locked objection with an answer for the person who raised it. */
export async function answerObjection(
  tx: Db,
  ctx: MoveSource,
  objection: Objection,
  { event, answer, item }: Answered,
): Promise<void> {
  await moveState(tx, ctx, declarationObjections, objection, {
    entity: 'declarationObjection',
    event,
    set: { status: ends[event], answer },
    logged: ({ status }) => ({ status }),
    reason: answer,
  });
  await sendMessage(tx, {
    eventCode: 'OBJECTION_ANSWERED',
    params: { title: item.title, answer },
    userIds: [objection.userId],
    link: paths.declareItem(item.id),
    now: ctx.now,
  });
}

/** Answers objections still open when an application is no longer published, as nobody could do so later. */
export async function answerOpenObjections(
  tx: Db,
  ctx: MoveSource,
  declarationId: string,
  answered: Answered,
): Promise<void> {
  const isOpen = and(
    eq(declarationObjections.declarationId, declarationId),
    eq(declarationObjections.status, 'OPEN'),
  );
  const open = await tx
    .select()
    .from(declarationObjections)
    .where(isOpen)
    .orderBy(asc(declarationObjections.id))
    .for('update');
  for (const objection of open) await answerObjection(tx, ctx, objection, answered);
}

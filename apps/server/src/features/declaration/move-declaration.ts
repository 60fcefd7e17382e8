import type { CaseActor } from '@portal/contract/case-kinds';
import {
  acceptDays,
  type DeclarationEvent,
  type DeclarationState,
  declarationTransitions,
  listedStates,
} from '@portal/contract/declaration/terms';
import { paths } from '@portal/contract/paths';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { addWorkingDays } from '../../platform/working-days.ts';
import { recordCase } from '../case/case.public.ts';
import { idsOfOperators, namesOfUsers } from '../identity/user.public.ts';
import { type Notification, sendMessage } from '../message/message.public.ts';
import { type Declaration, declarations } from './declaration.table.ts';

/** Working days allowed where no step of the item sets its own limit. */
const usualReviewDays = 10;
const payoutDays = 10;

export const declarationLink = (id: string): string => paths.ownDeclaration(id);

interface About {
  title: string;
  publicityDays: number;
  steps: readonly { deptRole: string; days: number }[];
}

/** Deadline of the next step; null if the state has none. */
export function dueAfter(
  state: DeclarationState,
  { steps, publicityDays }: Pick<About, 'steps' | 'publicityDays'>,
  { now, returnDays }: { now: Date; returnDays: number },
): Date | null {
  const reviewDays = steps
    .filter(({ deptRole }) => deptRole === 'EXPERT')
    .reduce((sum, { days }) => sum + days, 0);
  const days: Partial<Record<DeclarationState, number>> = {
    SUBMITTED: acceptDays,
    ACCEPTED: reviewDays || usualReviewDays,
    REVIEWING: reviewDays || usualReviewDays,
    RETURNED: returnDays,
    PASSED: acceptDays,
    PUBLICITY: publicityDays,
    APPROVED: payoutDays,
  };
  const wanted = days[state];
  return wanted === undefined ? null : addWorkingDays(now, wanted);
}

/** Members who handle their enterprise's applications. */
export const peopleOf = (enterpriseId: string) =>
  ({ enterpriseId, memberRoles: ['OWNER', 'ADMIN', 'FINANCE'] }) as const;

/** Who performed a transition, and when. */
interface DeclarationStep {
  actor: Pick<Actor, 'enterpriseId' | 'userId'> | null;
  now: Date;
}

/** Shows colleagues by name and officers only as the park. */
async function caseActorOf(
  tx: Db,
  { actor }: Pick<DeclarationStep, 'actor'>,
  { enterpriseId }: Declaration,
): Promise<CaseActor> {
  if (actor === null) return { agent: 'SYSTEM' };
  if (actor.enterpriseId !== enterpriseId) return { agent: 'PARK' };
  return { name: (await namesOfUsers(tx, [actor.userId])).get(actor.userId) ?? '' };
}

/** Adds a step to the case of the application's enterprise. */
export async function enterDeclarationCase(
  tx: Db,
  ctx: DeclarationStep,
  declaration: Declaration,
  title: string,
  { event, reason = '' }: { event: Exclude<DeclarationEvent, 'edit'> | 'start' | 'prepare'; reason?: string },
): Promise<void> {
  const { id, enterpriseId, status: state, dueAt } = declaration;
  await recordCase(tx, {
    kind: 'DECLARATION',
    bizId: id,
    enterpriseId,
    subject: title,
    state,
    link: declarationLink(id),
    dueAt,
    event: {
      event,
      params: reason === '' ? {} : { reason },
      by: await caseActorOf(tx, ctx, declaration),
    },
    now: ctx.now,
  });
}

/** Notification for the enterprise; null for its own actions. */
function noticeOf(event: DeclarationEvent, moved: Declaration, title: string): Notification | null {
  const { status: state, reason, fieldNotes, dueAt, payoutRef: ref } = moved;
  if (event === 'return')
    return {
      eventCode: 'DECLARATION_RETURNED',
      params: { title, count: fieldNotes.length, until: dueAt?.getTime() ?? 0 },
    };
  if (event === 'pay') return { eventCode: 'DECLARATION_PAID', params: { title, ref } };
  const notice: readonly DeclarationEvent[] = [
    'accept',
    'assign',
    'pass',
    'reject',
    'publicise',
    'uphold',
    'approve',
    'lapse',
  ];
  return notice.includes(event) ? { eventCode: 'DECLARATION_MOVED', params: { title, state, reason } } : null;
}

interface Move {
  event: Exclude<DeclarationEvent, 'edit'>;
  reason?: string;
  set?: Partial<Declaration>;
  /** Working days allowed for the correction. */
  returnDays?: number;
}

const isListed = (state: DeclarationState) => (listedStates as readonly string[]).includes(state);

/** The enterprise's own text stays out of the log; it is kept in the row. */
const loggedOf = ({ status, amountApplyFen, amountApprovedFen, reasonCode, payoutRef }: Declaration) => ({
  status,
  amountApplyFen,
  amountApprovedFen,
  reasonCode,
  payoutRef,
});

/**
 * Applies an event to a locked application: updates its row, log and case, and notifies the people concerned.
 * @throws {AppError} 500012
 */
export async function moveDeclaration(
  tx: Db,
  ctx: MoveSource & Pick<WriteContext, 'actor'>,
  declaration: Declaration,
  about: About,
  { event, reason = '', set = {}, returnDays = 0 }: Move,
): Promise<Declaration> {
  const { now } = ctx;
  const status = nextState(declarationTransitions, declaration.status, event);
  const dueAt = dueAfter(status, about, { now, returnDays });
  const moved = await moveState(tx, ctx, declarations, declaration, {
    entity: 'declaration',
    event,
    set: {
      ...set,
      status,
      dueAt,
      publicityUntil: status === 'PUBLICITY' ? dueAt : declaration.publicityUntil,
      ...(event === 'reject' || event === 'lapse' || event === 'pass' ? { decidedAt: now } : {}),
    },
    logged: loggedOf,
    reason,
  });
  const { title } = about;
  await enterDeclarationCase(tx, ctx, moved, title, { event, reason });
  const notice = noticeOf(event, moved, title);
  if (notice)
    await sendMessage(tx, {
      ...notice,
      ...peopleOf(moved.enterpriseId),
      link: declarationLink(moved.id),
      now,
    });
  if (event === 'approve')
    await sendMessage(tx, {
      eventCode: 'DECLARATION_TO_PAY',
      params: { title },
      userIds: await idsOfOperators(tx, 'OP_FINANCE'),
      link: paths.managePayouts({ declaration: moved.id }),
      now,
    });
  // Public pages list the planned awards and count the applicants.
  const isPublic = isListed(declaration.status) || isListed(status);
  if (isPublic || event === 'submit' || event === 'reject' || event === 'lapse' || event === 'cancel')
    await invalidateTags(tx, ['declaration']);
  return moved;
}

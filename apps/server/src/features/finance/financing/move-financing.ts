import { type FinancingEvent, financingDays, financingTransitions } from '@portal/contract/finance/terms';
import type { Db } from '../../../platform/database/database.ts';
import { type MoveSource, moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { recordCase } from '../../case/case.public.ts';
import { type Notification, sendMessage } from '../../message/message.public.ts';
import { actorOf, financeLinks, moneyPeopleOf } from '../concerned.public.ts';
import { type FinApplicationRecord, finApplications } from '../finance.table.ts';
import type { Financing } from './financing.queries.ts';

type Moved = Exclude<FinancingEvent, 'edit'>;

const dayMs = 86_400_000;

/** Events that notify the other side, by recipient. */
const toApplicant: readonly Moved[] = [
  'accept',
  'askMaterial',
  'examine',
  'approve',
  'reject',
  'lend',
  'expire',
];
const toInstitution: readonly Moved[] = ['submit', 'supply', 'sign', 'withdraw', 'expire'];

interface Move {
  event: Moved;
  reason?: string;
  /** Other columns written with the event. */
  set?: Partial<FinApplicationRecord>;
}

type Named = Pick<Financing, 'productName' | 'institution'>;

async function notify(
  tx: Db,
  { now }: Pick<MoveSource, 'now'>,
  { productName: product, institution }: Named,
  moved: FinApplicationRecord,
  event: Moved,
): Promise<void> {
  const { enterpriseId, status: state, reason } = moved;
  const needsAct = state === 'MATERIAL' || state === 'APPROVED';
  const notice: Notification = {
    eventCode: needsAct ? 'FINANCING_ASKED' : 'FINANCING_MOVED',
    params: { product, state, reason },
  };
  if (toApplicant.includes(event))
    await sendMessage(tx, { ...notice, ...moneyPeopleOf(enterpriseId), link: financeLinks.asked, now });
  if (toInstitution.includes(event) && (moved.submittedAt !== null || event !== 'withdraw'))
    await sendMessage(tx, {
      eventCode: 'FINANCING_RECEIVED',
      params: { product, state },
      ...moneyPeopleOf(institution.enterpriseId),
      link: financeLinks.received,
      now,
    });
}

/**
 * Applies an event to a locked application: updates its row, log and case, and notifies the other side.
 * @throws {AppError} 500012
 */
export async function moveFinancing(
  tx: Db,
  ctx: MoveSource,
  named: Named,
  application: FinApplicationRecord,
  { event, reason = '', set = {} }: Move,
): Promise<FinApplicationRecord> {
  const status = nextState(financingTransitions, application.status, event);
  const { now } = ctx;
  const waits = financingTransitions[status].expire !== undefined;
  const moved = await moveState(tx, ctx, finApplications, application, {
    entity: 'financing',
    event,
    set: {
      ...set,
      status,
      reason,
      dueAt: waits ? new Date(now.getTime() + financingDays * dayMs) : null,
      ...(event === 'submit' ? { submittedAt: now } : {}),
    },
    logged: ({ status: state, approvedFen, approvedPpm, approvedMonths }) => ({
      status: state,
      ...(event === 'approve' ? { approvedFen, approvedPpm, approvedMonths } : {}),
    }),
    reason,
  });
  const { id, enterpriseId } = moved;
  // A draft that was never submitted concerns nobody else.
  if (moved.submittedAt !== null)
    await recordCase(tx, {
      kind: 'FINANCING',
      bizId: id,
      enterpriseId,
      subject: named.productName,
      state: status,
      link: `${financeLinks.asked}?application=${id}`,
      dueAt: moved.dueAt,
      event: {
        event,
        params: reason === '' ? {} : { reason },
        by: await actorOf(tx, ctx, enterpriseId, named.institution.name),
      },
      now,
    });
  await notify(tx, ctx, named, moved, event);
  return moved;
}

import { type InstitutionEvent, institutionTransitions } from '@portal/contract/finance/terms';
import type { Db } from '../../platform/database/database.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { type MoveSource, moveState } from '../../platform/workflow/move-state.ts';
import { nextState } from '../../platform/workflow/transitions.ts';
import { recordCase } from '../case/case.public.ts';
import { sendMessage } from '../message/message.public.ts';
import { refreshDocuments } from '../search/search.public.ts';
import { actorOf, financeLinks, moneyPeopleOf } from './concerned.public.ts';
import { idsOfProducts } from './finance.queries.ts';
import { finProductSearch, institutionSearch } from './finance.search.ts';
import { type InstitutionRecord, institutions } from './finance.table.ts';

type Moved = Exclude<InstitutionEvent, 'edit'>;

const notice: readonly Moved[] = ['pass', 'return', 'suspend', 'resume'];

/**
 * Applies an event to a locked institution: updates its row, log and case, and notifies those who run it.
 * @throws {AppError} 500012
 */
export async function moveInstitution(
  tx: Db,
  ctx: MoveSource,
  institution: InstitutionRecord,
  event: Moved,
  reason = '',
): Promise<InstitutionRecord> {
  const status = nextState(institutionTransitions, institution.status, event);
  const { now } = ctx;
  const moved = await moveState(tx, ctx, institutions, institution, {
    entity: 'institution',
    event,
    set: {
      status,
      reason,
      ...(status === 'PENDING' ? { submittedAt: now } : {}),
      ...(event === 'pass' ? { openedAt: institution.openedAt ?? now } : {}),
    },
    logged: ({ status: state }) => ({ status: state }),
    reason,
  });
  const { id, enterpriseId, name } = moved;
  await recordCase(tx, {
    kind: 'INSTITUTION',
    bizId: id,
    enterpriseId,
    subject: name,
    state: status,
    link: financeLinks.own,
    event: { event, params: reason === '' ? {} : { reason }, by: await actorOf(tx, ctx, enterpriseId) },
    now,
  });
  if (notice.includes(event))
    await sendMessage(tx, {
      eventCode: 'INSTITUTION_MOVED',
      params: { name, state: status, reason },
      ...moneyPeopleOf(enterpriseId),
      link: financeLinks.own,
      now,
    });
  await refreshDocuments(tx, institutionSearch, [id], now);
  await refreshDocuments(tx, finProductSearch, await idsOfProducts(tx, id), now);
  await invalidateTags(tx, ['finance']);
  return moved;
}

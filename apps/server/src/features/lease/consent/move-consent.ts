import type { CaseActor } from '@portal/contract/case-kinds';
import {
  type SettlementConsentEvent,
  settlementConsentLifecycle,
} from '@portal/contract/lease/consent-lifecycle';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { mover } from '../../../platform/workflow/mover.ts';
import { releaseRefunds } from '../../payment/payment.public.ts';
import { type SettlementConsent, settlementConsents } from './consent.table.ts';
import { type ConsentRow, recordConsent } from './record-consent.ts';

const moveRow = mover(settlementConsentLifecycle, settlementConsents);

interface Move {
  event: SettlementConsentEvent;
  by: CaseActor;
  set?: Partial<SettlementConsent>;
  reason?: string;
}

/**
 * Fires an event on a locked answer: row, log, case and messages. Whatever ends it lets the refunds go.
 * @throws {AppError} 500012
 */
export async function moveConsent(
  tx: Db,
  ctx: WriteContext,
  row: ConsentRow,
  { event, by, set = {}, reason = '' }: Move,
): Promise<SettlementConsent> {
  const isEnd = event !== 'object';
  const columns = isEnd ? { ...set, answeredAt: ctx.now } : set;
  const consent = await moveRow(tx, ctx, row.consent, { event, set: columns, reason });
  if (isEnd) await releaseRefunds(tx, ctx, row.moveOut.id);
  await recordConsent(tx, ctx, { ...row, consent }, { event, by, reason });
  return consent;
}

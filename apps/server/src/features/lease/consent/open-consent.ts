import { settlementAnswerDays } from '@portal/contract/lease/consent-lifecycle';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { orderedId } from '../../../platform/ordered-id.ts';
import { settlementConsents } from './consent.table.ts';
import { type ConsentRow, recordConsent } from './record-consent.ts';

const dayMs = 86_400_000;

/** Asks the tenant to confirm a settlement that has just been booked. */
export async function openConsent(
  tx: Db,
  ctx: WriteContext,
  of: Pick<ConsentRow, 'moveOut' | 'contract'>,
): Promise<void> {
  const { now, actor } = ctx;
  const [consent] = await tx
    .insert(settlementConsents)
    .values({
      id: orderedId(now.getTime()),
      moveOutId: of.moveOut.id,
      contractId: of.contract.id,
      status: 'WAITING',
      answerBy: new Date(now.getTime() + settlementAnswerDays * dayMs),
      createdAt: now,
      createdBy: actor?.userId ?? null,
      updatedAt: now,
    })
    .returning();
  if (!consent) throw new Error('failed to insert the answer to a settlement');
  const { id: entityId, status } = consent;
  await writeLog(tx, ctx, {
    event: 'settlementConsent.ask',
    entity: 'settlementConsent',
    entityId,
    after: { status },
  });
  await recordConsent(tx, ctx, { ...of, consent }, { event: 'ask', by: { agent: 'PARK' } });
}

import { feeLabels } from '@portal/contract/billing-terms';
import type { CaseActor } from '@portal/contract/case-kinds';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { recordCase } from '../../case/case.public.ts';
import type { Bill } from './bill.table.ts';

const states = { object: 'RAISED', uphold: 'UPHELD', refuse: 'REFUSED' } as const;

interface Recorded {
  event: keyof typeof states;
  by: CaseActor;
  /** What was said with it. */
  reason: string;
  /** The bill that its enterprise goes on with. */
  billId?: string;
}

/** Writes an objection or its answer into the case of its enterprise and of whoever has raised it. */
export const recordObjection = (
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  bill: Bill,
  { event, by, reason, billId = bill.id }: Recorded,
): Promise<string> =>
  recordCase(tx, {
    kind: 'OBJECTION',
    bizId: bill.id,
    userId: bill.objection?.by || null,
    enterpriseId: bill.enterpriseId,
    // What is kept is Chinese, as all that people write.
    subject: `${inLanguage('zh', feeLabels[bill.feeCode])} ${bill.period} ${bill.no}`,
    state: states[event],
    link: `/my-payment/${billId}`,
    dueAt: event === 'object' && bill.objection ? new Date(bill.objection.dueAt) : null,
    event: { event, params: { reason }, by },
    now,
  });

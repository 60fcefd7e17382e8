import type { CaseActor } from '@portal/contract/case-kinds';
import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { inLanguage } from '../../../platform/locale.ts';
import { recordCase } from '../../case/case.public.ts';
import { feeLabelOf } from '../fee-label.public.ts';
import type { Bill } from './bill.table.ts';

const states = { object: 'RAISED', uphold: 'UPHELD', refuse: 'REFUSED' } as const;

interface Recorded {
  event: keyof typeof states;
  by: CaseActor;
  /** Text of the objection or answer. */
  reason: string;
  /** The bill that replaces it, if any. */
  billId?: string;
}

/** Records an objection or its answer in the case of the enterprise and the person who raised it. */
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
    // Stored in Chinese, like all content.
    subject: `${inLanguage('zh', () => feeLabelOf(bill))} ${bill.period} ${bill.no}`,
    state: states[event],
    link: paths.myPayment(billId),
    dueAt: event === 'object' && bill.objection ? new Date(bill.objection.dueAt) : null,
    event: { event, params: { reason }, by },
    now,
  });

import type { PhoneAppealState } from '@portal/contract/identity/phone-appeal';
import { paths } from '@portal/contract/paths';
import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { type CaseStep, recordCase } from '../../case/case.public.ts';
import type { PhoneAppealRecord } from './phone-appeal.policy.ts';
import { phoneAppeals } from './phone-appeal.table.ts';

export const appealLink = paths.updatePhone();

interface Closing {
  state: Exclude<PhoneAppealState, 'PENDING'>;
  now: Date;
  by: string;
  /** The administrator's opinion; only set for a decision. */
  opinion?: string;
  event: CaseStep<'PHONE_APPEAL'>['event'];
}

/** Closes an appeal and its case; runs within a transaction. */
export async function closeAppeal(
  tx: Db,
  { id, userId }: Pick<PhoneAppealRecord, 'id' | 'userId'>,
  { state, now, by, opinion, event }: Closing,
): Promise<number> {
  const decision = opinion === undefined ? {} : { opinion, decidedBy: by, decidedAt: now };
  const [row] = await tx
    .update(phoneAppeals)
    .set({ state, ...decision, updatedAt: now, updatedBy: by, version: sql`${phoneAppeals.version} + 1` })
    .where(eq(phoneAppeals.id, id))
    .returning({ version: phoneAppeals.version });
  await recordCase(tx, {
    kind: 'PHONE_APPEAL',
    bizId: id,
    userId,
    state,
    link: appealLink,
    event,
    now,
  });
  return row?.version ?? 0;
}

/** Closes the open appeal of an account whose number was changed by codes, or that is being ended. */
export async function dropOpenAppeal(
  tx: Db,
  userId: string,
  now: Date,
  event: 'moveByCode' | 'endAccount',
): Promise<void> {
  const [open] = await tx
    .select({ id: phoneAppeals.id, userId: phoneAppeals.userId })
    .from(phoneAppeals)
    .where(and(eq(phoneAppeals.userId, userId), eq(phoneAppeals.state, 'PENDING')))
    .for('update');
  if (!open) return;
  await closeAppeal(tx, open, {
    state: 'WITHDRAWN',
    now,
    by: userId,
    event: { event, by: { agent: 'SYSTEM' } },
  });
}

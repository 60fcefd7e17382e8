import type { Db } from '../../../platform/database/database.ts';
import { type CaseStep, recordCase } from '../../case/case.public.ts';
import type { Member } from './member.queries.ts';

/** Where an enterprise's managers see its members. */
export const membersLink = '/enterprise-preserve?tab=members';
/** Where users see the enterprises they belong to. */
export const boundLink = '/person-preserve#enterprises';

interface JoinStep extends Pick<CaseStep<'JOIN'>, 'state' | 'event' | 'now'> {
  member: Member;
  enterprise: string;
}

/** Writes a step of a request to join into its case. */
export async function recordJoin(tx: Db, { member, enterprise, ...step }: JoinStep): Promise<void> {
  await recordCase(tx, {
    kind: 'JOIN',
    bizId: member.id,
    userId: member.userId,
    subject: enterprise,
    link: boundLink,
    ...step,
  });
}

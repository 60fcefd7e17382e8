import type { Db } from '../../../platform/database/database.ts';
import { type CaseStep, recordCase } from '../../case/case.public.ts';
import type { Member } from './member.queries.ts';

/** Where managers of an enterprise keep its members. */
export const membersLink = '/enterprise-preserve?tab=members';
/** Where somebody sees the enterprises he is bound to. */
export const boundLink = '/person-preserve#enterprises';

interface JoinStep extends Pick<CaseStep<'JOIN'>, 'state' | 'event' | 'now'> {
  member: Member;
  enterprise: string;
}

/** Writes a step of somebody's request to join into his case. */
export function recordJoin(tx: Db, { member, enterprise, ...step }: JoinStep): Promise<void> {
  return recordCase(tx, {
    kind: 'JOIN',
    bizId: member.id,
    userId: member.userId,
    subject: enterprise,
    link: boundLink,
    ...step,
  });
}

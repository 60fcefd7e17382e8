import type { CaseStatusKind } from '@portal/contract/case-terms';
import type { Db } from '../../../platform/database/database.ts';
import { recordCase } from '../../case/case.public.ts';
import type { Member } from './member.queries.ts';

/** Where managers of an enterprise keep its members. */
export const membersLink = '/enterprise-preserve?tab=members';
/** Where somebody sees the enterprises he is bound to. */
export const boundLink = '/person-preserve#enterprises';

interface JoinStep {
  member: Member;
  enterprise: string;
  statusText: string;
  statusKind: CaseStatusKind;
  event: { text: string; by: string };
  now: Date;
}

/** Writes a step of somebody's request to join into his case. */
export function recordJoin(tx: Db, { member, enterprise, ...step }: JoinStep): Promise<void> {
  return recordCase(tx, {
    kind: 'JOIN',
    bizId: member.id,
    userId: member.userId,
    title: `申请加入${enterprise}`,
    link: boundLink,
    ...step,
  });
}

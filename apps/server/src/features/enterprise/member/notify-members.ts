import { paths } from '@portal/contract/paths';
import type { Db } from '../../../platform/database/database.ts';
import { type CaseStep, recordCase } from '../../case/case.public.ts';
import type { Member } from './member.queries.ts';

/** The page on which managers see their enterprise's members. */
export const membersLink = paths.enterprisePreserve('members');
/** The page on which users see their enterprises. */
export const boundLink = paths.personPreserve('enterprises');

interface JoinStep extends Pick<CaseStep<'JOIN'>, 'state' | 'event' | 'now'> {
  member: Member;
  enterprise: string;
}

/** Adds a step to the case of a request to join. */
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

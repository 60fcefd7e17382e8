import { keptDays } from '@portal/contract/recruit-terms';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Recruit, recruits } from './recruit.table.ts';

/** The enterprise for which somebody recruits whoever of it has begun it: its owner and administrators. */
const leadsEnterprise = ({ enterpriseId, auditStatus, memberRole }: Actor): string | null =>
  auditStatus === '2' && (memberRole === 'OWNER' || memberRole === 'ADMIN') ? enterpriseId : null;

/**
 * Whether somebody runs a recruitment and reads its applications: who has begun it, as long as they act for the same
 * enterprise, and the owner and administrators of that.
 */
export function recruitsFor(
  actor: Actor,
  { authorId, enterpriseId }: Pick<Recruit, 'authorId' | 'enterpriseId'>,
) {
  if (enterpriseId !== null && enterpriseId === leadsEnterprise(actor)) return true;
  return authorId === actor.userId && (enterpriseId === null || enterpriseId === actor.enterpriseId);
}

/** The same as a condition. */
export function isRunBy(actor: Actor): SQL | undefined {
  const led = leadsEnterprise(actor);
  const acted = actor.enterpriseId;
  return or(
    led === null ? sql`false` : eq(recruits.enterpriseId, led),
    and(
      eq(recruits.authorId, actor.userId),
      or(isNull(recruits.enterpriseId), acted === null ? sql`false` : eq(recruits.enterpriseId, acted)),
    ),
  );
}

/** The day on which its applications are erased; null while it goes on, and once they are. */
export const erasesOnOf = ({ endedAt, erasedAt }: Pick<Recruit, 'endedAt' | 'erasedAt'>): string | null =>
  endedAt === null || erasedAt !== null ? null : addDays(chinaDayOf(endedAt), keptDays);

/** The last day is a whole one. */
export const isPastDeadline = ({ deadline }: Pick<Recruit, 'deadline'>, now: Date): boolean =>
  deadline < chinaDayOf(now);

/** Whether nobody may apply any more, also before the job has closed it. */
export const isOver = (recruit: Pick<Recruit, 'state' | 'deadline'>, now: Date): boolean =>
  recruit.state !== 'OPEN' || isPastDeadline(recruit, now);

export const wantedOf = ({ positions }: Pick<Recruit, 'positions'>): number =>
  positions.reduce((sum, { count }) => sum + count, 0);

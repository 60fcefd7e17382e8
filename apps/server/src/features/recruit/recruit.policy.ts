import { keptDays } from '@portal/contract/recruit/terms';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import { addDays, chinaDayOf } from '../../platform/china-time.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { type Recruit, recruits } from './recruit.table.ts';

/** The enterprise whose recruitments the caller manages as owner or administrator, including those started by others. */
const leadsEnterprise = ({ enterpriseId, auditStatus, memberRole }: Actor): string | null =>
  auditStatus === '2' && (memberRole === 'OWNER' || memberRole === 'ADMIN') ? enterpriseId : null;

/**
 * Whether the caller runs a recruitment and reads its applications: its author, while they still act for the same
 * enterprise, and the owner and administrators of that enterprise.
 */
export function recruitsFor(
  actor: Actor,
  { authorId, enterpriseId }: Pick<Recruit, 'authorId' | 'enterpriseId'>,
) {
  if (enterpriseId !== null && enterpriseId === leadsEnterprise(actor)) return true;
  return authorId === actor.userId && (enterpriseId === null || enterpriseId === actor.enterpriseId);
}

/** {@link recruitsFor} as an SQL condition. */
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

/** The day its applications will be erased; null while it is running and after they are erased. */
export const erasesOnOf = ({ endedAt, erasedAt }: Pick<Recruit, 'endedAt' | 'erasedAt'>): string | null =>
  endedAt === null || erasedAt !== null ? null : addDays(chinaDayOf(endedAt), keptDays);

/** The last day counts in full. */
export const isPastDeadline = ({ deadline }: Pick<Recruit, 'deadline'>, now: Date): boolean =>
  deadline < chinaDayOf(now);

/** Whether applications are closed, even if the job has not closed the recruitment yet. */
export const isOver = (recruit: Pick<Recruit, 'state' | 'deadline'>, now: Date): boolean =>
  recruit.state !== 'OPEN' || isPastDeadline(recruit, now);

export const wantedOf = ({ positions }: Pick<Recruit, 'positions'>): number =>
  positions.reduce((sum, { count }) => sum + count, 0);

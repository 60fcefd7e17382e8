import type { Expert } from '@portal/contract/declaration/manage';
import { and, arrayContains, asc, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { bookings } from '../../../platform/booking/booking.table.ts';
import type { Db } from '../../../platform/database/database.ts';
import { enterpriseMembers } from '../../enterprise/admission/enterprise-member.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { leavesOn } from '../../identity/away.public.ts';
import { users } from '../../identity/user.table.ts';
import { tutorings, tutors } from '../../tutor/tutor.table.ts';
import { declarationOpinions, declarations } from '../declaration.table.ts';

const opinion = declarationOpinions;

// A single-table query leaves out the table name of its columns, which a subquery would resolve to its own table; hence
// the literal names below.

/**
 * Whether an expert is related to an enterprise: is or was a member, is its contact, has advised it, or has recused
 * themselves from one of its applications.
 */
export const isRelatedTo = (enterpriseId: string | PgColumn) => sql<boolean>`(
  exists (select from ${enterpriseMembers} as member
    where member.user_id = user_account.id and member.enterprise_id = ${enterpriseId})
  or exists (select from ${enterprises} as company
    where company.id = ${enterpriseId} and company.contact_phone = user_account.phone_number)
  or exists (select from ${tutorings} as advice
    join ${tutors} as tutor on tutor.id = advice.tutor_id
    join ${bookings} as hour on hour.id = advice.id
    where tutor.user_id = user_account.id and hour.enterprise_id = ${enterpriseId}
      and hour.status in ('CONFIRMED', 'CHECKED_IN', 'COMPLETED'))
  or exists (select from ${opinion} as stepped
    join ${declarations} as about on about.id = stepped.declaration_id
    where stepped.expert_id = user_account.id and stepped.recused_for <> '' and about.enterprise_id = ${enterpriseId}))`;

const load = sql<number>`(select count(*)::int from ${opinion} as open
  join ${declarations} as about on about.id = open.declaration_id
  where open.expert_id = user_account.id and open.given_at is null and open.recused_for = ''
    and about.status = 'REVIEWING')`;

/** Active experts, with whether they're away, and related to the enterprise or already assigned to the application. */
export const listExperts = (
  db: Db,
  {
    declarationId,
    enterpriseId,
    now,
    ids,
  }: { declarationId: string; enterpriseId: string; now: Date; ids?: readonly string[] },
): Promise<Expert[]> =>
  db
    .select({
      userId: users.id,
      name: users.name,
      isRelated: isRelatedTo(enterpriseId),
      load,
      awayUntil: sql<string | null>`(
        select absent.until::text from ${leavesOn(now)} absent where absent.user_id = user_account.id)`,
      isAssigned: sql<boolean>`exists (select from ${opinion} as asked where asked.expert_id = user_account.id
        and asked.declaration_id = ${declarationId} and asked.recused_for = '')`,
    })
    .from(users)
    .where(
      and(
        eq(users.status, 'NORMAL'),
        arrayContains(users.operatorRoles, ['EXPERT']),
        ids && inArray(users.id, [...ids]),
      ),
    )
    .orderBy(asc(users.name), asc(users.id));

import { and, asc, desc, eq, getTableColumns, inArray, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/database.ts';
import { notFound } from '../../platform/http/app-error.ts';
import { activities } from '../activity/activity.table.ts';
import { articles } from '../content/article.table.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { users } from '../identity/user.table.ts';
import { organizations, orgMembers } from './organization.table.ts';

export type Organization = typeof organizations.$inferSelect;
export type OrgMember = typeof orgMembers.$inferSelect;

export const isOpen = eq(organizations.status, 'OPEN');

const countOf = (state: 'ACTIVE' | 'APPLIED') =>
  sql<number>`(select count(*) from org_member as counted
    where counted.organization_id = "organization"."id" and counted.status = ${sql.raw(`'${state}'`)})`.mapWith(
    Number,
  );

/** An organisation with its number of members with an account and of pending requests. */
export const countedOrganization = {
  ...getTableColumns(organizations),
  active: countOf('ACTIVE'),
  applied: countOf('APPLIED'),
};
export type CountedOrganization = Organization & { active: number; applied: number };

/** Total number of members, including those without an account. */
export const membersOf = ({ active, others }: Pick<CountedOrganization, 'active' | 'others'>) =>
  active + others;

/** Open organisations; the sort order applies only among siblings. */
export const listOpen = (db: Db): Promise<CountedOrganization[]> =>
  db
    .select(countedOrganization)
    .from(organizations)
    .where(isOpen)
    .orderBy(asc(organizations.sort), asc(organizations.id));

/** @throws {AppError} 500404 */
export async function getOrganization(db: Db, id: string, where?: SQL): Promise<CountedOrganization> {
  const [row] = await db
    .select(countedOrganization)
    .from(organizations)
    .where(and(eq(organizations.id, id), where));
  if (!row) throw notFound();
  return row;
}

/** Members: those with a title first, then by length of membership. */
export const listPeople = (db: Db, organizationId: string, limit: number) =>
  db
    .select({
      memberId: orgMembers.id,
      name: users.name,
      title: orgMembers.title,
      enterpriseName: enterprises.shortName,
      avatarFileId: users.avatarFileId,
    })
    .from(orgMembers)
    .innerJoin(users, eq(users.id, orgMembers.userId))
    .leftJoin(enterprises, and(eq(enterprises.id, users.enterpriseId), eq(enterprises.entryStatus, 'PASSED')))
    .where(and(eq(orgMembers.organizationId, organizationId), eq(orgMembers.status, 'ACTIVE')))
    .orderBy(
      asc(sql`(${orgMembers.title} = '')`),
      asc(sql`coalesce(${orgMembers.decidedAt}, ${orgMembers.appliedAt})`),
      asc(orgMembers.id),
    )
    .limit(limit);

export const listPhones = (db: Db, organizationId: string, limit: number) =>
  db
    .select({ memberId: orgMembers.id, phone: users.phoneNumber, phoneShown: orgMembers.phoneShown })
    .from(orgMembers)
    .innerJoin(users, eq(users.id, orgMembers.userId))
    .where(and(eq(orgMembers.organizationId, organizationId), eq(orgMembers.status, 'ACTIVE')))
    .orderBy(asc(orgMembers.id))
    .limit(limit);

const namesOf = ({ name, aliases }: Organization) => [name, ...aliases];

/** Activities it organises, upcoming ones first. */
export const listActivitiesOf = (db: Db, organization: Organization) =>
  db
    .select({
      activityId: activities.id,
      kind: activities.kind,
      title: activities.title,
      startAt: activities.startAt,
      place: activities.place,
    })
    .from(activities)
    .where(and(eq(activities.status, 'PUBLISHED'), inArray(activities.organizer, namesOf(organization))))
    .orderBy(desc(activities.startAt), desc(activities.id))
    .limit(4);

/** Notices it issued. */
export const listNoticesOf = (db: Db, organization: Organization, now: Date) =>
  db
    .select({ articleId: articles.id, title: articles.title, publishAt: articles.publishAt })
    .from(articles)
    .where(
      and(
        // Written as literals, because otherwise a prepared plan could not use the partial index of published notices.
        sql`${articles.status} = 'PUBLISHED' and ${articles.column} = 'NOTICE'`,
        inArray(articles.source, namesOf(organization)),
        lte(articles.publishAt, now),
      ),
    )
    .orderBy(desc(articles.publishAt), desc(articles.id))
    .limit(4);

export async function findMembership(
  db: Db,
  organizationId: string,
  userId: string,
): Promise<OrgMember | undefined> {
  const [row] = await db
    .select()
    .from(orgMembers)
    .where(and(eq(orgMembers.organizationId, organizationId), eq(orgMembers.userId, userId)));
  return row;
}

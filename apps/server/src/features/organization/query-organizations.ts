import {
  type organizationQueryDetail,
  type organizationQueryList,
  type organizationQueryStanding,
  shownMembers,
} from '@portal/contract/organization/public';
import { orgMemberTransitions } from '@portal/contract/organization/terms';
import type { Verb } from '../../platform/http/context.ts';
import { maskPhone } from '../../platform/text/mask.ts';
import {
  countedOrganization,
  findMembership,
  getOrganization,
  isOpen,
  listActivitiesOf,
  listNoticesOf,
  listOpen,
  listPeople,
  listPhones,
} from './organization.queries.ts';
import { organizations } from './organization.table.ts';
import { viewMembership, viewNeighbour, viewOrganization } from './organization.view.ts';
import { depthBelow, inTreeOrder } from './organization-tree.ts';

/** Returns the whole tree; a park has only some dozens of bodies. */
export const queryOrganizations: Verb<typeof organizationQueryList> = async ({ db }) => {
  const rows = inTreeOrder(await listOpen(db)).map(({ row, depth }) => viewOrganization(row, depth));
  return { rows, members: rows.reduce((sum, { members }) => sum + members, 0) };
};

/** @throws {AppError} 500404, also for a closed organisation */
export const queryOrganization: Verb<typeof organizationQueryDetail> = async ({ db, now }, { id }) => {
  const row = await getOrganization(db, id, isOpen);
  const [open, people, activities, notices] = await Promise.all([
    db
      .select(countedOrganization)
      .from(organizations)
      .where(isOpen)
      .orderBy(organizations.sort, organizations.id),
    listPeople(db, id, shownMembers),
    listActivitiesOf(db, row),
    listNoticesOf(db, row, now),
  ]);
  const parent = open.find((other) => other.id === row.parentId);
  return {
    ...viewOrganization(row, depthBelow(open, row.parentId)),
    parent: parent ? viewNeighbour(parent) : null,
    children: open.filter(({ parentId }) => parentId === id).map(viewNeighbour),
    tasks: row.tasks,
    people: people.map((person) => ({ ...person, enterpriseName: person.enterpriseName ?? '' })),
    peopleTotal: row.active,
    activities: activities.map((activity) => ({ ...activity, startAt: activity.startAt.getTime() })),
    notices: notices.map((notice) => ({ ...notice, publishAt: notice.publishAt.getTime() })),
  };
};

/** Operators manage the bodies of the park and cannot ask to join one. */
export const mayJoin = ({ userType }: { userType: string }): boolean => userType !== '900';

/** @throws {AppError} 500404 */
export const queryStanding: Verb<typeof organizationQueryStanding> = async ({ db, actor }, { id }) => {
  const organization = await getOrganization(db, id);
  const member = await findMembership(db, id, actor.userId);
  // Members of a closed organisation still find their own membership; for everyone else it does not exist.
  if (organization.status !== 'OPEN' && !member) await getOrganization(db, id, isOpen);
  const phones = organization.status === 'OPEN' ? await listPhones(db, id, shownMembers) : [];
  const isFellow = member?.status === 'ACTIVE' || actor.operatorRoles.includes('OP_COMMUNITY');
  return {
    mayApply:
      organization.status === 'OPEN' &&
      organization.takesMembers &&
      mayJoin(actor) &&
      (!member || orgMemberTransitions[member.status].apply !== undefined),
    membership: member ? viewMembership(member) : null,
    phones: phones.map(({ memberId, phone, phoneShown }) => ({
      memberId,
      phone: isFellow || phoneShown ? phone : maskPhone(phone),
    })),
  };
};

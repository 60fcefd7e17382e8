import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import { id, instant } from '../fields.ts';
import { labelled, note, text } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { organizationKinds, orgMemberStates, ownMemberEvents } from './terms.ts';

const tag = 'organization';

const open = { tag, access: 'public' } as const;
const session = { tag, access: 'session' } as const;

const organizationRow = z.object({
  organizationId: id,
  parentId: id.nullable(),
  /** Depth in the tree; 0 at the top. */
  depth: z.int(),
  name: z.string(),
  kind: z.enum(organizationKinds),
  duty: z.string(),
  /** Title and name of the head, as written by the office. */
  leaderText: z.string(),
  /** The office's number, not a person's. */
  phone: z.string(),
  members: z.int(),
  /** Whether users can ask to join. */
  takesMembers: z.boolean(),
});
export type OrganizationRow = z.infer<typeof organizationRow>;

export const organizationQueryList = call.read(open, '/api/communityManage/organization/queryList', {
  summary: 'Lists all organizations in tree order, each after its parent.',
  output: z.object({ rows: z.array(organizationRow), members: z.int() }),
});

const neighbour = z.object({ organizationId: id, name: z.string(), members: z.int() });

const publicMember = z.object({
  memberId: id,
  name: z.string(),
  /** Title within the organisation, as written by the office. */
  title: z.string(),
  /** Empty if the member acts for no enterprise. */
  enterpriseName: z.string(),
  avatarFileId: z.string().nullable(),
});

/** Maximum number of an organisation's members shown. */
export const shownMembers = 60;

const organizationDetail = organizationRow.extend({
  parent: neighbour.nullable(),
  children: z.array(neighbour),
  /** Tasks for members, offered as choices in a request to join. */
  tasks: z.array(z.string()),
  /** The first {@link shownMembers} members with an account. */
  people: z.array(publicMember),
  /** Number of members with an account; only the office knows the others. */
  peopleTotal: z.int(),
  activities: z.array(
    z.object({ activityId: id, kind: z.string(), title: z.string(), startAt: instant, place: z.string() }),
  ),
  notices: z.array(z.object({ articleId: id, title: z.string(), publishAt: instant })),
});
export type OrganizationDetail = z.infer<typeof organizationDetail>;

export const organizationQueryDetail = call.detail(open, '/api/communityManage/organization/queryDetail', {
  summary: 'Returns an organization: its purpose, members, activities and place in the tree.',
  output: organizationDetail,
});

/** Content of a request to join. */
const joinContent = z.object({
  tasks: labelled(m.org_field_tasks, z.array(text(m.org_field_task, 12)).max(8)).default([]),
  note: note(m.org_field_intro, 100),
  /** Whether every logged-in user may see the number, not just other members. */
  phoneShown: labelled(m.org_field_phone_shown, z.boolean()).default(false),
});

const membership = z.object({
  memberId: id,
  state: z.enum(orgMemberStates),
  stateLabel: z.string(),
  title: z.string(),
  tasks: z.array(z.string()),
  note: z.string(),
  phoneShown: z.boolean(),
  /** Why the request was refused or the office ended the membership. */
  reason: z.string(),
  actions: abilities(ownMemberEvents),
  version: z.int(),
});
export type OwnMembershipOf = z.infer<typeof membership>;

const organizationQueryStandingAnswer = z.object({
  mayApply: ability(),
  membership: membership.nullable(),
  /** Unmasked for fellow members and for people who show their number; otherwise with the middle digits masked. */
  phones: z.array(z.object({ memberId: id, phone: z.string() })),
});

export const organizationQueryStanding = call.detail(
  session,
  '/api/communityManage/organization/queryStanding',
  {
    summary: 'Returns how the caller relates to an organization, and the members’ numbers they may see.',
    output: organizationQueryStandingAnswer,
  },
);

export const orgMemberApply = call.write(session, '/api/communityManage/organizationMember/submit', {
  summary: 'Asks to join an organization.',
  input: z.object({ id, data: joinContent }),
  output: membership,
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.RIGHT_MISSING,
    retCodes.FIELD_REFUSED,
    retCodes.TRANSITION_REFUSED,
    retCodes.LIMIT_REACHED,
  ],
  callsPerMinute: 20,
});

export const orgMemberOperate = call.operate(session, '/api/communityManage/organizationMember/operate', {
  summary: 'Withdraws the caller’s request, leaves the organization, or shows or hides the caller’s number.',
  events: ownMemberEvents,
  output: membership,
});

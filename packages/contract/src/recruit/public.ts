import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenDay, day, fen, id, instant, keyword, pageOfTabs, picture } from '../fields.ts';
import {
  choice,
  kindOf,
  labelled,
  note,
  oneOf,
  optionalText,
  requiredNote,
  requiredText,
  wholeBetween,
} from '../form-field.ts';
import { lookAlike } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { ownApplication } from './application.ts';
import { maxPositions, ownRecruitEvents, recruitKinds, recruitStates } from './terms.ts';

const open = { tag: 'community', access: 'public' } as const;
const session = { tag: 'community', access: 'session' } as const;
const byCommunity = { tag: 'community', access: ['OP_COMMUNITY'] } as const;

const mostFen = 100_000_000;
const salary = (label: () => string) =>
  labelled(
    label,
    fen
      .clone()
      .max(mostFen, { error: fault.tooLarge(label) })
      .nullable(),
  );

/** A position as written by its author; volunteer and partner positions have no monthly salary. */
const positionLine = z.object({
  title: requiredText(m.recruit_field_position, 30),
  count: wholeBetween(m.recruit_field_count, 1, 999),
  salaryFromFen: salary(m.recruit_field_salary_from),
  salaryToFen: salary(m.recruit_field_salary_to),
  place: optionalText(m.field_place, 40),
  requirement: note(m.recruit_field_requirement, 200),
});

/** The recruitment part of a post. */
export const recruitPart = z.object({
  recruitKind: choice(m.recruit_field_kind, recruitKinds),
  positions: labelled(
    m.recruit_field_positions,
    z
      .array(positionLine)
      .min(1, { error: m.recruit_fault_positions })
      .max(maxPositions, { error: fault.maxItems(m.recruit_field_positions, maxPositions) })
      .refine((lines) => !lookAlike(lines.map(({ title }) => title)), {
        error: m.recruit_fault_twice,
      }),
  ),
  deadline: chosenDay(m.recruit_field_deadline),
});

export const recruitRow = z.object({
  state: z.enum(recruitStates),
  stateLabel: z.string(),
  recruitKind: z.enum(recruitKinds),
  kindLabel: z.string(),
  wanted: z.int(),
  hired: z.int(),
  deadline: day,
  /** Salary range over all positions; null if none is stated. */
  salaryFromFen: fen.nullable(),
  salaryToFen: fen.nullable(),
  places: z.array(z.string()),
});

const recruitPosition = z.object({
  positionId: z.string(),
  title: z.string(),
  count: z.int(),
  salaryFromFen: fen.nullable(),
  salaryToFen: fen.nullable(),
  place: z.string(),
  requirement: z.string(),
  hired: z.int(),
  interviews: z.int(),
});
export type RecruitPosition = z.infer<typeof recruitPosition>;

const recruitDetail = recruitRow.extend({
  postId: id,
  positions: z.array(recruitPosition),
  /** Why it was closed; empty if it ended by itself. */
  reason: z.string(),
  /** The day its applications will be erased; null while it is open and once they have been. */
  erasesOn: day.nullable(),
  /** The recruiting enterprise, if it is public. */
  employer: z
    .object({
      enterpriseId: id,
      name: z.string(),
      intro: z.string(),
      cover: picture.nullable(),
      /** Within the last year: number hired, and hours until an application was viewed; null if there were none. */
      hired: z.int(),
      viewHours: z.int().nullable(),
    })
    .nullable(),
  others: z.array(
    z.object({
      postId: id,
      title: z.string(),
      path: z.string(),
      kindLabel: z.string(),
      left: z.int(),
    }),
  ),
});
export type RecruitDetail = z.infer<typeof recruitDetail>;

export const recruitQueryDetail = call.detail(open, '/api/communityManage/recruit/queryDetail', {
  summary: 'Returns the public view of a recruitment: positions, places left and recruiter.',
  output: recruitDetail,
});

const recruitStanding = z.object({
  mayApply: ability(),
  /** Why the caller may not apply; empty if they may or already have. */
  hindrance: z.string(),
  application: ownApplication.nullable(),
  /** For the recruiter: number of unread applications; null for anyone else. */
  waiting: z.int().nullable(),
});
export type RecruitStanding = z.infer<typeof recruitStanding>;

export const recruitQueryStanding = call.detail(session, '/api/communityManage/recruit/queryStanding', {
  summary: 'Returns how the caller relates to a recruitment.',
  output: recruitStanding,
});

/** A recruitment post in its owner's list; it contains no applicant's name. */
const runRecruit = recruitRow.extend({
  postId: id,
  title: z.string(),
  /** Empty while it is not public. */
  path: z.string(),
  enterpriseName: z.string(),
  applications: z.int(),
  waiting: z.int(),
  interviews: z.int(),
  reason: z.string(),
  erasesOn: day.nullable(),
});

const ownRecruit = runRecruit.extend({ actions: abilities(ownRecruitEvents) });
export type OwnRecruit = z.infer<typeof ownRecruit>;

const recruitFilter = {
  state: oneOf(m.field_state, recruitStates).optional(),
  keyword: keyword.optional(),
};

export const recruitQueryOwnList = call.list(session, '/api/communityManage/recruit/queryOwnList', {
  summary: 'Lists the recruitments of the caller or their enterprise, newest first.',
  filter: recruitFilter,
  output: pageOfTabs(ownRecruit, recruitStates),
});

export const recruitQueryOwnDetail = call.detail(session, '/api/communityManage/recruit/queryOwnDetail', {
  summary: 'Returns a recruitment for its owners.',
  output: ownRecruit,
});

export const recruitOperateOwn = call.write(session, '/api/communityManage/recruit/operateOwn', {
  summary: 'Marks a recruitment as filled, resumes it or ends it, and notifies the applicants.',
  input: z.object({ id, event: kindOf(m.field_event, ownRecruitEvents) }),
  output: ownRecruit,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

const managedRecruit = runRecruit.extend({
  positions: z.array(recruitPosition),
  endedAt: instant.nullable(),
  actions: abilities(['close']),
});
export type ManagedRecruit = z.infer<typeof managedRecruit>;

const manageFilter = {
  ...recruitFilter,
  recruitKind: oneOf(m.recruit_field_kind, recruitKinds).optional(),
};

export const recruitQueryManageList = call.list(byCommunity, '/api/communityManage/recruit/queryManageList', {
  summary: 'Lists the recruitments, latest end first, with applications as numbers only.',
  filter: manageFilter,
  output: pageOfTabs(managedRecruit, recruitStates),
});

export const recruitQueryManageDetail = call.detail(
  byCommunity,
  '/api/communityManage/recruit/queryManageDetail',
  {
    summary: 'Returns a recruitment with its positions, even while it awaits review.',
    output: managedRecruit,
  },
);

export const recruitExport = call.sheet(byCommunity, '/api/communityManage/recruit/export', {
  summary: 'Exports the filtered recruitments as a spreadsheet, without applicants.',
  input: z.object(manageFilter),
});

export const recruitOperate = call.write(byCommunity, '/api/communityManage/recruit/operate', {
  summary: 'Closes a recruitment with a reason that its owners and applicants see.',
  input: z.object({
    id,
    event: kindOf(m.field_event, ['close']),
    data: z.object({ reason: requiredNote(m.field_reason, 200) }),
  }),
  output: managedRecruit,
  refuses: [retCodes.NOT_FOUND, retCodes.TRANSITION_REFUSED],
});

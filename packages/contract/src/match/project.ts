import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { chainStages } from '../enterprise/public.ts';
import {
  attachment,
  chosenCode,
  chosenDay,
  day,
  fen,
  id,
  instant,
  keyword,
  pageOfTabs,
  sortedBy,
} from '../fields.ts';
import {
  choice,
  labelled,
  note,
  oneOf,
  optionalText,
  requiredText,
  textBetween,
  wholeBetween,
} from '../form-field.ts';
import { phoneNumber } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { ownerEvents, projectKinds, projectStates } from './project-terms.ts';

const tag = 'match';

const audited = { tag, access: 'audited' } as const;
const leaders = { tag, access: 'leaders' } as const;

const mostFen = 1_000_000_000;
const orNothing = <Field extends z.ZodType>(field: Field) => field.nullable().default(null);
const month = (label: () => string) => labelled(label, orNothing(wholeBetween(label, 1, 12)));
const price = (label: () => string) => labelled(label, orNothing(wholeBetween(label, 0, mostFen)));

/** A project as written by its enterprise. */
export const projectContent = z.object({
  kind: choice(m.field_project_kind, projectKinds),
  title: textBetween(m.field_title, 4, 40),
  categoryCode: chosenCode(m.field_project_category),
  chainStage: choice(m.field_chain_stage, chainStages),
  body: textBetween(m.field_project_body, 10, 500),
  quantityX100: labelled(m.field_quantity, orNothing(wholeBetween(m.field_quantity, 1, 1_000_000_000_000))),
  unit: optionalText(m.field_unit, 10),
  priceFromFen: price(m.field_price_from),
  priceToFen: price(m.field_price_to),
  /** Months; a season may run past the end of the year. */
  seasonFrom: month(m.field_season_from),
  seasonTo: month(m.field_season_to),
  regionId: chosenCode(m.field_project_region),
  deadline: chosenDay(m.field_deadline),
  contactName: requiredText(m.field_contact_name, 20),
  contactPhone: labelled(m.field_contact_phone, phoneNumber),
  /** A file for reviewers. */
  fileId: labelled(m.field_project_file, z.string().max(64).default('')),
});
export type ProjectContent = z.infer<typeof projectContent>;

export const projectRow = z.object({
  projectId: id,
  no: z.string(),
  kind: z.enum(projectKinds),
  kindLabel: z.string(),
  title: z.string(),
  state: z.enum(projectStates),
  stateLabel: z.string(),
  deadline: day,
  views: z.int(),
  publishedAt: instant.nullable(),
  updatedAt: instant,
  version: z.int(),
});

const ownRow = projectRow.extend({
  /** Number of matching partners while it is open. */
  matches: z.int(),
  actions: abilities(ownerEvents),
});
export type OwnProject = z.infer<typeof ownRow>;

/** Filter for projects, used by their enterprise and by the park. */
export const projectFilter = {
  state: oneOf(m.field_state, projectStates).optional(),
  kind: oneOf(m.field_project_kind, projectKinds).optional(),
  keyword: keyword.optional(),
  sort: sortedBy('updated', 'deadline').default('-updated'),
};

export const projectQueryList = call.list(audited, '/api/matchManage/project/queryList', {
  summary: 'Lists the supply and demand projects of the caller’s enterprise.',
  filter: projectFilter,
  output: pageOfTabs(ownRow, projectStates),
});

const ownProject = ownRow.extend({
  data: projectContent,
  file: attachment.nullable(),
  /** Why the park rejected it or took it down. */
  reason: z.string(),
  /** Whether it can be edited now. */
  isEditable: z.boolean(),
});
export type OwnProjectDetail = z.infer<typeof ownProject>;

export const projectQueryOwnDetail = call.detail(audited, '/api/matchManage/project/queryOwnDetail', {
  summary: 'Returns a project of the caller’s enterprise for editing.',
  output: ownProject,
});

const projectQueryFormAnswer = z.object({
  chainStage: z.enum(chainStages),
  regionId: z.string(),
  contactName: z.string(),
  contactPhone: z.string(),
});

export const projectQueryForm = call.read(audited, '/api/matchManage/project/queryForm', {
  summary: 'Returns the known details for a new project: the location and contact of its enterprise.',
  output: projectQueryFormAnswer,
  refuses: [retCodes.NOT_FOUND],
});

export const projectSave = call.save(leaders, '/api/matchManage/project/save', {
  summary: 'Creates or updates a project; changes to reviewed parts are reviewed again.',
  data: projectContent,
  output: z.object({ projectId: id, version: z.int(), state: z.enum(projectStates), stateLabel: z.string() }),
  refuses: [retCodes.TRANSITION_REFUSED, retCodes.LIMIT_REACHED],
});

export const projectOperate = call.operate(leaders, '/api/matchManage/project/operate', {
  summary: 'Submits, withdraws, refreshes or ends a project.',
  events: ownerEvents,
  fields: { data: z.object({ reason: note(m.field_reason, 200) }).default({ reason: '' }) },
  output: ownProject,
  refuses: [retCodes.LIMIT_REACHED],
});

/** What is wanted or offered, in what quantity, at what price and when. */
export const projectTerms = z.object({
  body: z.string(),
  quantityX100: z.int().nullable(),
  unit: z.string(),
  priceFromFen: fen.nullable(),
  priceToFen: fen.nullable(),
  seasonFrom: z.int().nullable(),
  seasonTo: z.int().nullable(),
  deadline: day,
});
export type ProjectTerms = z.infer<typeof projectTerms>;

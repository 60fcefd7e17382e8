import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { attachment, day, fen, id, pageOf } from '../fields.ts';
import { oneOf } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { amount, department, policyCondition, processStep } from './parts.ts';
import { policyKinds, policyLevels } from './terms.ts';

const open = { tag: 'policy', access: 'public' } as const;
const byPolicy = { tag: 'policy', access: ['OP_POLICY'] } as const;

/** States of a funding call as stored; visitors see the {@link declareItemPhases} of the day. */
export const declareItemStates = [
  'DRAFT',
  'COMING',
  'OPEN',
  'CLOSED',
  'REVIEWING',
  'PUBLICITY',
  'DONE',
] as const;
export type DeclareItemState = (typeof declareItemStates)[number];

export const declareItemEvents = [
  'announce',
  'open',
  'close',
  'review',
  'publicise',
  'reopenReview',
  'finish',
  'retract',
] as const;
export type DeclareItemEvent = (typeof declareItemEvents)[number];

/** Every allowed transition; any other is refused with 500012. */
export const declareItemTransitions: Record<
  DeclareItemState,
  Partial<Record<DeclareItemEvent, DeclareItemState>>
> = {
  DRAFT: { announce: 'COMING' },
  COMING: { open: 'OPEN', retract: 'DRAFT' },
  OPEN: { close: 'CLOSED' },
  CLOSED: { review: 'REVIEWING' },
  REVIEWING: { publicise: 'PUBLICITY' },
  PUBLICITY: { reopenReview: 'REVIEWING', finish: 'DONE' },
  DONE: {},
};

export const declareItemStateLabels: Record<DeclareItemState, () => string> = {
  DRAFT: m.state_draft,
  COMING: m.state_coming,
  OPEN: m.state_open,
  CLOSED: m.state_closed,
  REVIEWING: m.state_reviewing,
  PUBLICITY: m.state_publicity,
  DONE: m.state_finished,
};

/** For visitors: open today, opening later, or closed. */
export const declareItemPhases = ['OPEN', 'COMING', 'CLOSED'] as const;
export type DeclareItemPhase = (typeof declareItemPhases)[number];

/** A funding call in a list. Both days of the window are included. */
export const declareItemRow = z.object({
  itemId: id,
  policyId: id,
  policyTitle: z.string(),
  title: z.string(),
  /** Derived for today from the stored state and the window; never DRAFT. */
  state: z.enum(declareItemStates),
  kind: z.enum(policyKinds),
  level: z.enum(policyLevels),
  windowFrom: day,
  windowTo: day,
  /** Maximum number of grants; null for no limit. */
  quota: z.int().nullable(),
  budgetFen: fen.nullable(),
  amount,
});
export type DeclareItemRow = z.infer<typeof declareItemRow>;

const declareMaterial = z.object({
  code: z.string(),
  name: z.string(),
  required: z.boolean(),
  /** Filled in from the material library once the document is there. */
  reusable: z.boolean(),
  template: attachment.nullable(),
});
export type DeclareMaterial = z.infer<typeof declareMaterial>;

const formField = z.object({ label: z.string(), required: z.boolean(), unit: z.string().nullable() });

const declareItemDetail = declareItemRow.extend({
  description: z.string(),
  oncePerYear: z.boolean(),
  publicityDays: z.int(),
  formFields: z.array(formField),
  materials: z.array(declareMaterial),
  steps: z.array(processStep),
  conditions: z.array(policyCondition),
  contactOffice: z.string(),
  contactPhone: z.string(),
  departments: z.array(department),
  today: day,
});
export type DeclareItemDetail = z.infer<typeof declareItemDetail>;

const declareItemQueryListAnswer = pageOf(declareItemRow).extend({
  today: day,
  counts: z.object({ OPEN: z.int(), COMING: z.int(), CLOSED: z.int() }),
});

export const declareItemQueryList = call.list(open, '/api/policyManage/declareItem/queryList', {
  summary:
    'Lists the funding calls of a phase: open ones by end, upcoming ones by start, closed ones latest first.',
  filter: {
    phase: oneOf(m.field_phase, declareItemPhases).default('OPEN'),
    policyId: id.optional(),
    kind: oneOf(m.field_policy_kind, policyKinds).optional(),
  },
  output: declareItemQueryListAnswer,
});

export const declareItemQueryDetail = call.detail(open, '/api/policyManage/declareItem/queryDetail', {
  summary: 'Returns a funding call with its materials, steps and policy conditions.',
  output: declareItemDetail,
});

const declareItemOperateAnswer = z.object({
  state: z.enum(declareItemStates),
  version: z.int(),
  actions: abilities(['save', 'delete', ...declareItemEvents]),
});

export const declareItemOperate = call.operate(byPolicy, '/api/policyManage/declareItem/operate', {
  summary: 'Moves a funding call to its next state.',
  events: declareItemEvents,
  output: declareItemOperateAnswer,
  refuses: [retCodes.FIELD_REFUSED],
});

export const declareItemCalendar = call.read(open, '/policy/declaration/:itemId.ics', {
  summary:
    'Downloads the application window of a funding call as a calendar file (RFC 5545); HTTP 404 if it has none.',
  input: z.object({ itemId: z.string() }),
  output: z.unknown(),
  raw: ['calendar'],
});

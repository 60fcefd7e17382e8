import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import { feeCode, unitPrice } from '../billing/bill-price.ts';
import { chargeQuantity } from '../billing/charge.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { attachment, chosenDay, day, fen, id, instant, pageOfTabs, sortedBy } from '../fields.ts';
import { choice, labelled, note, oneOf, optionalText, requiredNote, wholeBetween } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { leaseActLifecycle, officeActEvents, tenantActEvents } from './act-lifecycle.ts';
import { basesOf, type LeaseActKind, leaseActBases, leaseActKinds, previewKinds } from './act-terms.ts';
import { payCycles } from './terms.ts';

const tag = 'lease';

const byProperty = { tag, access: ['OP_PROPERTY'] } as const;
/** The finance office is included because it is the second person. */
const byOffices = { tag, access: ['OP_PROPERTY', 'OP_FINANCE'] } as const;
const finance = { tag, access: 'finance' } as const;
const leaders = { tag, access: 'leaders' } as const;

const mostFen = 100_000_000_000;

const chosenDayOrNull = (label: fault.Words) => labelled(label, day.nullable().default(null));
const fenOrNull = (label: fault.Words, max = mostFen) =>
  labelled(label, wholeBetween(label, 0, max).nullable().default(null));
const unitIds = (label: fault.Words) =>
  labelled(
    label,
    z
      .array(id)
      .max(30, { error: fault.most(label, 30) })
      .default([]),
  );

const terms = z.object({
  kind: choice(m.field_kind, leaseActKinds),
  /** The first day of the new terms; of an ending, the last day in force. */
  from: chosenDay(m.lease_act_from),
  basis: choice(m.lease_act_basis, leaseActBases),
  /** RENT, CORRECT, CHARGE: the last day of the new terms, after which the former ones apply again. */
  until: chosenDayOrNull(m.lease_act_until),
  /** Change of the rent in hundredths of a percent, instead of its amount. */
  pctX100: labelled(
    m.lease_act_pct,
    wholeBetween(m.lease_act_pct, -10_000, 100_000).nullable().default(null),
  ),
  rentFenPerMonth: fenOrNull(m.lease_act_rent),
  propertyFeeFenPerM2Month: fenOrNull(m.field_property_fee, 1_000_000),
  depositFen: fenOrNull(m.field_deposit),
  takeUnitIds: unitIds(m.lease_act_take),
  giveUnitIds: unitIds(m.lease_act_give),
  /** EXTEND: the new last day. */
  to: chosenDayOrNull(m.lease_act_to),
  /** PAYER: the enterprise that takes the contract over. */
  enterpriseId: labelled(m.lease_act_payer, id.nullable().default(null)),
  payCycle: labelled(m.field_pay_cycle, z.literal(payCycles).nullable().default(null)),
  /** CHARGE: a fee item of the park's own, with its quantity and price a month. */
  feeCode: labelled(m.field_fee, feeCode.nullable().default(null)),
  quantityX100: labelled(m.field_quantity, chargeQuantity.nullable().default(null)),
  unitPriceE4: labelled(m.field_unit_price, unitPrice.nullable().default(null)),
  /** UNCHARGE: the charge that ends. */
  chargeId: labelled(m.lease_act_charge, id.nullable().default(null)),
  /** DEFAULT: the day on which the notice was served. */
  servedOn: chosenDayOrNull(m.lease_act_served_on),
});

const content = terms.extend({
  reason: requiredNote(m.field_reason, 300),
  fileId: labelled(m.lease_act_file, optionalText(m.lease_act_file, 64)),
});

/** What an act changes, from which day and on which basis. */
export type LeaseActTerms = z.infer<typeof terms>;
type Content = z.infer<typeof content>;

/** The fields a kind cannot do without. */
const neededBy: Partial<Record<LeaseActKind, readonly [name: keyof LeaseActTerms, label: fault.Words][]>> = {
  EXTEND: [['to', m.lease_act_to]],
  PAYER: [['enterpriseId', m.lease_act_payer]],
  CYCLE: [['payCycle', m.field_pay_cycle]],
  DEFAULT: [['servedOn', m.lease_act_served_on]],
  CHARGE: [
    ['feeCode', m.field_fee],
    ['quantityX100', m.field_quantity],
    ['unitPriceE4', m.field_unit_price],
  ],
  UNCHARGE: [['chargeId', m.lease_act_charge]],
};

type Refuse = (name: keyof Content, message: string) => void;

/** Checks everything but the paper. */
function checkTerms(data: LeaseActTerms, refuse: Refuse): void {
  const { kind, basis, from, until, takeUnitIds, giveUnitIds } = data;
  for (const [name, label] of neededBy[kind] ?? [])
    if (data[name] === null) refuse(name, fault.choose(label)());
  if (!basesOf[kind].includes(basis)) refuse('basis', m.lease_act_fault_basis());
  const isPriced = kind === 'RENT' || kind === 'CORRECT';
  const prices = [data.pctX100, data.rentFenPerMonth, data.propertyFeeFenPerM2Month];
  if (isPriced && prices.every((one) => one === null))
    refuse('rentFenPerMonth', m.fault_fill_in({ field: m.lease_act_rent() }));
  if ((isPriced || kind === 'CHARGE') && until !== null && until < from)
    refuse('until', m.lease_act_fault_until());
  if (kind === 'UNITS' && takeUnitIds.length + giveUnitIds.length === 0)
    refuse('takeUnitIds', fault.choose(m.field_units)());
}

const needsPaper = ({ kind, basis }: Content) =>
  basis === 'SIGNED' || kind === 'DEFAULT' || kind === 'CORRECT';

const refuseIn =
  (context: z.RefinementCtx): Refuse =>
  (name, message) =>
    context.addIssue({ code: 'custom', path: [name], message });

/** An act as it is being entered, whose amounts can be calculated before its reason and its paper are there. */
export const leaseActTerms = terms.superRefine((data, context) => checkTerms(data, refuseIn(context)));

/** One act on a contract. Fields of other kinds are ignored. */
export const leaseActContent = content.superRefine((data, context) => {
  const refuse = refuseIn(context);
  checkTerms(data, refuse);
  if (needsPaper(data) && data.fileId === '') refuse('fileId', m.lease_act_fault_file());
});
export type LeaseActContent = z.infer<typeof leaseActContent>;

/** What an act leaves as it is; each kind fills in its own fields. */
export const blankLeaseAct: Omit<LeaseActContent, 'kind' | 'from' | 'basis' | 'reason'> = {
  fileId: '',
  until: null,
  pctX100: null,
  rentFenPerMonth: null,
  propertyFeeFenPerM2Month: null,
  depositFen: null,
  takeUnitIds: [],
  giveUnitIds: [],
  to: null,
  enterpriseId: null,
  payCycle: null,
  feeCode: null,
  quantityX100: null,
  unitPriceE4: null,
  chargeId: null,
  servedOn: null,
};

/** A line of the preview; amounts are in fen, negative if the tenant gets them. */
const previewRow = z.object({
  kind: z.enum(previewKinds),
  kindLabel: z.string(),
  feeCode: z.string(),
  feeLabel: z.string(),
  /** The days it covers; null for amounts without a term. */
  term: z.object({ from: day, to: day }).nullable(),
  formulaText: z.string(),
  beforeFen: z.int(),
  afterFen: z.int(),
  /** The number of the bill it changes, if there is one. */
  billNo: z.string(),
  /** The day it is issued or due; null if none. */
  day: day.nullable(),
});
export type LeaseActPreviewRow = z.infer<typeof previewRow>;

const preview = z.object({
  rows: z.array(previewRow),
  /** What is billed at once, credited at once, and asked for as deposit. */
  billFen: fen,
  creditFen: fen,
  depositFen: fen,
  /** For an ending: what would be refunded, negative if the tenant still owes. */
  settlementFen: z.int().nullable(),
  rentBeforeFen: fen,
  rentAfterFen: fen,
  dueDay: day,
  /** Whether a second person decides. */
  needsSecond: z.boolean(),
});
export type LeaseActPreview = z.infer<typeof preview>;

const refusesContent = [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED, retCodes.TRANSITION_REFUSED] as const;

export const leaseActPreview = call.write(byProperty, '/api/propertyManage/leaseAct/preview', {
  place: { contract: 'contractId', unit: 'data.unitIds' },
  summary: 'Calculates every amount that an act on a contract would change, without changing anything.',
  input: z.object({ contractId: id, data: leaseActTerms }),
  output: preview,
  refuses: refusesContent,
});

export const leaseActSubmit = call.write(byProperty, '/api/propertyManage/leaseAct/submit', {
  place: { contract: 'contractId', unit: 'data.unitIds' },
  summary:
    'Enters an act on a contract. It is booked at once unless the tenant’s consent or a second person is needed.',
  input: z.object({ contractId: id, version, data: leaseActContent }),
  output: z.object({ actId: id, state: z.enum(leaseActLifecycle.states), stateLabel: z.string() }),
  refuses: [...refusesContent, retCodes.VERSION_CONFLICT, retCodes.LIMIT_REACHED],
});

const row = z.object({
  actId: id,
  no: z.string(),
  contractId: id,
  contractNo: z.string(),
  enterpriseName: z.string(),
  kind: z.enum(leaseActKinds),
  kindLabel: z.string(),
  from: day,
  basis: z.enum(leaseActBases),
  basisLabel: z.string(),
  reason: z.string(),
  state: z.enum(leaseActLifecycle.states),
  stateLabel: z.string(),
  /** What it books at once: bills and deposit less credit. */
  amountFen: z.int(),
  createdAt: instant,
  version: z.int(),
});
export type LeaseActRow = z.infer<typeof row>;

const agreed = z.object({
  rentFenPerMonth: fen,
  propertyFeeFenPerM2Month: fen,
  to: day,
  payCycle: z.int(),
  depositFen: fen,
  place: z.string(),
});

const detail = row.extend({
  data: leaseActContent,
  /** The terms on its day, before it and with it. */
  before: agreed,
  after: agreed,
  preview,
  file: attachment.nullable(),
  /** The last moment to consent. */
  consentBy: instant.nullable(),
  refusedFor: z.string(),
  askedByName: z.string(),
  decidedByName: z.string(),
  bookedAt: instant.nullable(),
});
export type LeaseActFacts = z.infer<typeof detail>;

const managedDetail = detail.extend({ actions: abilities(officeActEvents) });
export type ManagedLeaseAct = z.infer<typeof managedDetail>;

export const leaseActQueryManageList = call.list(byOffices, '/api/propertyManage/leaseAct/queryManageList', {
  place: 'LIST',
  summary: 'Lists the acts on contracts, of one contract or of all.',
  filter: {
    contractId: id.optional(),
    state: oneOf(m.field_state, leaseActLifecycle.states).optional(),
    sort: sortedBy('created').default('-created'),
  },
  output: pageOfTabs(row, leaseActLifecycle.states),
});

export const leaseActQueryManageDetail = call.detail(
  byOffices,
  '/api/propertyManage/leaseAct/queryManageDetail',
  {
    place: { leaseAct: 'id' },
    summary: 'Returns an act with its terms and every amount it changes.',
    output: managedDetail,
  },
);

export const leaseActOperate = call.operate(byOffices, '/api/propertyManage/leaseAct/operate', {
  place: { leaseAct: 'id' },
  summary:
    'Decides an act as the second person, enters the signed paper instead of consent, or withdraws it.',
  events: officeActEvents,
  fields: {
    reason: note(m.field_reason, 200),
    /** For `sign`: the signed paper. */
    fileId: labelled(m.lease_act_file, optionalText(m.lease_act_file, 64)),
  },
  output: managedDetail,
  refuses: [retCodes.RIGHT_MISSING],
});

const ownDetail = detail.extend({ actions: abilities(tenantActEvents) });
export type OwnLeaseAct = z.infer<typeof ownDetail>;

export const leaseActQueryList = call.read(finance, '/api/propertyManage/leaseAct/queryList', {
  summary: 'Lists the acts on a contract of the caller’s enterprise, the newest first.',
  input: z.object({ contractId: id }),
  output: z.object({ rows: z.array(ownDetail) }),
  refuses: [retCodes.NOT_FOUND],
});

export const leaseActAnswer = call.operate(leaders, '/api/propertyManage/leaseAct/answer', {
  summary: 'Consents to an act as the owner, or declines it with a reason.',
  events: tenantActEvents,
  fields: { reason: note(m.field_reason, 200) },
  output: z.object({ state: z.enum(leaseActLifecycle.states), stateLabel: z.string() }),
  refuses: [retCodes.RIGHT_MISSING],
});

import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities, ability } from '../abilities.ts';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { fen, id, instant, keyword, pageOf, pageOfTabs } from '../fields.ts';
import {
  choice,
  kindOf,
  labelled,
  oneOf,
  optionalText,
  requiredText,
  textBetween,
  wholeBetween,
  wholeNumber,
} from '../form-field.ts';
import { savedRule } from '../policy/content.ts';
import { judgedRule } from '../policy/match.ts';
import { policyCondition } from '../policy/parts.ts';
import { policyRuleInput } from '../policy/rule.ts';
import { retCodes } from '../ret-code.ts';
import {
  type consentScopes,
  finProductKinds,
  finProductStates,
  institutionKinds,
  institutionStates,
  isLoan,
  ownFinProductEvents,
  ownInstitutionEvents,
  ventureStages,
} from './terms.ts';
import { repayWays } from './total-cost.ts';

const tag = 'finance';

const open = { tag, access: 'public' } as const;
const audited = { tag, access: 'audited' } as const;
const finance = { tag, access: 'finance' } as const;
const leaders = { tag, access: 'leaders' } as const;

/** A hundred billion yuan, more than anyone lends here. */
const largestFen = 10_000_000_000_000;

const amountFen = (label: fault.Words) =>
  labelled(label, fen.max(largestFen, { error: fault.tooLarge(label) }));
const ppm = (label: fault.Words, max: number) => wholeBetween(label, 0, max);

const range = { amountFromFen: fen, amountToFen: fen };

/** An institution in a list. */
const institutionRow = z.object({
  institutionId: id,
  name: z.string(),
  kind: z.enum(institutionKinds),
  intro: z.string(),
  regions: z.string(),
  ticketFromFen: fen,
  ticketToFen: fen,
  stages: z.array(z.enum(ventureStages)),
  /** Number of products on offer. */
  products: z.int(),
});
export type InstitutionRow = z.infer<typeof institutionRow>;

const institutionDetail = institutionRow.extend({
  enterpriseId: id,
  enterpriseName: z.string(),
  licenceNo: z.string(),
  /** False while the park has suspended it. */
  isOpen: z.boolean(),
  openedAt: instant,
});
export type InstitutionDetail = z.infer<typeof institutionDetail>;

/** A product in a list; rates and fees in parts per million. */
const finProductRow = z.object({
  productId: id,
  institutionId: id,
  institutionName: z.string(),
  name: z.string(),
  kind: z.enum(finProductKinds),
  intro: z.string(),
  ...range,
  ratePpmFrom: z.int(),
  ratePpmTo: z.int(),
  termMonthsFrom: z.int(),
  termMonthsTo: z.int(),
  feePpm: z.int(),
  subsidyPpm: z.int(),
  repay: z.enum(repayWays),
});
export type FinProductRow = z.infer<typeof finProductRow>;

const finProductDetail = finProductRow.extend({
  guarantee: z.string(),
  materials: z.array(z.string()),
  conditions: z.array(policyCondition),
  /** The published policy that pays the subsidy. */
  subsidyPolicy: z.object({ policyId: id, title: z.string() }).nullable(),
  /** False if it was taken off or its institution is not open. */
  isOffered: z.boolean(),
});
export type FinProductDetail = z.infer<typeof finProductDetail>;

export const institutionQueryList = call.list(open, '/api/financeManage/institution/queryList', {
  summary: 'Lists the institutions that finance enterprises of the park.',
  filter: { kind: oneOf(m.field_institution_kind, institutionKinds).optional(), keyword: keyword.optional() },
  output: pageOf(institutionRow).extend({
    kinds: z.array(z.object({ value: z.enum(institutionKinds), count: z.int() })),
  }),
});

export const institutionQueryDetail = call.detail(open, '/api/financeManage/institution/queryDetail', {
  summary: 'Returns an institution, without its products, which have their own list.',
  output: institutionDetail,
});

export const institutionQueryContact = call.detail(audited, '/api/financeManage/institution/queryContact', {
  summary: 'Returns the contact of an open institution, for enterprises of the park.',
  output: z.object({ contactName: z.string(), contactPhone: z.string(), isOwn: z.boolean() }),
});

const finProductSorts = ['cost', 'latest'] as const;
export type FinProductSort = (typeof finProductSorts)[number];

export const finProductQueryList = call.list(open, '/api/financeManage/product/queryList', {
  summary: 'Lists the products on offer, lowest total cost first; products other than loans come last.',
  filter: {
    kind: oneOf(m.field_fin_product_kind, finProductKinds).optional(),
    institutionId: id.optional(),
    /** Only products that lend this amount over this term. */
    amountFen: wholeNumber(m.field_amount, 1, largestFen).optional(),
    termMonths: wholeNumber(m.field_term_months, 1, 360).optional(),
    sort: kindOf(m.field_sort, finProductSorts).default('cost'),
  },
  output: pageOf(finProductRow).extend({
    kinds: z.array(z.object({ value: z.enum(finProductKinds), count: z.int() })),
  }),
});

export const finProductQueryDetail = call.read(open, '/api/financeManage/product/queryDetail', {
  summary: 'Returns a product of an institution with its conditions.',
  input: z.object({ id, inId: id.optional() }),
  output: finProductDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const finProductQueryMatch = call.detail(audited, '/api/financeManage/product/queryMatch', {
  summary: 'Checks the conditions of a product against the caller’s enterprise.',
  output: z.object({ enterpriseName: z.string(), rules: z.array(judgedRule) }),
});

export const institutionContent = z
  .object({
    name: textBetween(m.field_institution_name, 2, 40),
    kind: choice(m.field_institution_kind, institutionKinds),
    licenceNo: requiredText(m.field_licence_no, 40),
    regions: requiredText(m.field_service_regions, 60),
    ticketFromFen: amountFen(m.field_amount_from),
    ticketToFen: amountFen(m.field_amount_to),
    stages: labelled(m.field_venture_stages, z.array(z.enum(ventureStages)).max(ventureStages.length)),
    intro: textBetween(m.field_institution_intro, 10, 300),
    contactName: requiredText(m.field_contact_name, 20),
    contactPhone: requiredText(m.field_contact_phone, 20),
  })
  .superRefine(({ ticketFromFen, ticketToFen }, context) => {
    if (ticketToFen < ticketFromFen)
      context.addIssue({ code: 'custom', path: ['ticketToFen'], message: m.fault_upper_below_lower() });
  });
export type InstitutionContent = z.infer<typeof institutionContent>;

export const finProductContent = z
  .object({
    name: textBetween(m.field_fin_product_name, 2, 40),
    kind: choice(m.field_fin_product_kind, finProductKinds),
    intro: textBetween(m.field_fin_product_intro, 10, 300),
    amountFromFen: amountFen(m.field_amount_from),
    amountToFen: amountFen(m.field_amount_to),
    ratePpmFrom: ppm(m.field_rate_from, 360_000),
    ratePpmTo: ppm(m.field_rate_to, 360_000),
    termMonthsFrom: wholeBetween(m.field_months_from, 1, 360),
    termMonthsTo: wholeBetween(m.field_months_to, 1, 360),
    feePpm: ppm(m.field_fee_rate, 200_000),
    subsidyPpm: ppm(m.field_subsidy_rate, 100_000),
    repay: choice(m.field_repay, repayWays),
    guarantee: optionalText(m.field_guarantee, 100),
    materials: labelled(
      m.field_fin_materials,
      z
        .array(requiredText(m.field_fin_materials, 40))
        .max(10, { error: fault.most(m.field_fin_materials, 10) }),
    ),
    conditions: labelled(
      m.field_conditions,
      z.array(policyRuleInput).max(10, { error: fault.most(m.field_conditions, 10) }),
    ),
    subsidyPolicyId: labelled(m.field_subsidy_policy, id.nullable().default(null)),
  })
  .superRefine((data, context) => {
    const issue = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (data.amountToFen < data.amountFromFen || data.amountToFen === 0)
      issue('amountToFen', m.fault_upper_below_lower());
    if (data.ratePpmTo < data.ratePpmFrom) issue('ratePpmTo', m.fault_upper_below_lower());
    if (data.termMonthsTo < data.termMonthsFrom) issue('termMonthsTo', m.fault_upper_below_lower());
    // A subsidy needs a policy that pays it, and applies only to loans.
    if (data.subsidyPpm > 0 && (data.subsidyPolicyId === null || !isLoan(data.kind)))
      issue('subsidyPolicyId', fault.choose(m.field_subsidy_policy)());
  });
export type FinProductContent = z.infer<typeof finProductContent>;

/** A saved product, in the shape of its entry form. */
export const savedFinProduct = z.object({
  ...finProductContent.shape,
  conditions: z.array(savedRule),
});
export type SavedFinProduct = z.infer<typeof savedFinProduct>;

const ownInstitution = z.object({
  institutionId: id,
  version: z.int(),
  state: z.enum(institutionStates),
  stateLabel: z.string(),
  /** Reason for the return or suspension. */
  reason: z.string(),
  data: institutionContent,
  canEdit: ability(),
  actions: abilities(ownInstitutionEvents),
});
export type OwnInstitution = z.infer<typeof ownInstitution>;

const institutionQueryOwnAnswer = z.object({
  institution: ownInstitution.nullable(),
  /** Published policies that can pay a subsidy. */
  policies: z.array(z.object({ policyId: id, title: z.string() })),
});

export const institutionQueryOwn = call.read(finance, '/api/financeManage/institution/queryOwn', {
  summary: 'Returns the caller’s enterprise as an institution, or null if it is none.',
  output: institutionQueryOwnAnswer,
});

export const institutionSave = call.save(leaders, '/api/financeManage/institution/save', {
  summary: 'Applies for the role of an institution, or updates it while it is not open.',
  data: institutionContent,
  output: ownInstitution,
  refuses: [retCodes.TRANSITION_REFUSED],
});

export const institutionOperate = call.operate(leaders, '/api/financeManage/institution/operate', {
  summary: 'Submits the institution, withdraws the submission, or takes the institution off the public list.',
  events: ownInstitutionEvents,
  output: ownInstitution,
});

const ownFinProduct = finProductRow.extend({
  version: z.int(),
  state: z.enum(finProductStates),
  stateLabel: z.string(),
  /** Reason for the rejection or takedown. */
  reason: z.string(),
  updatedAt: instant,
  canEdit: ability(),
  actions: abilities(ownFinProductEvents),
});
export type OwnFinProduct = z.infer<typeof ownFinProduct>;

const ownFinProductDetail = ownFinProduct.extend({ data: savedFinProduct });
export type OwnFinProductDetail = z.infer<typeof ownFinProductDetail>;

export const finProductQueryOwnList = call.list(finance, '/api/financeManage/product/queryOwnList', {
  summary: 'Lists the products of the caller’s institution.',
  filter: { state: oneOf(m.field_state, finProductStates).optional(), keyword: keyword.optional() },
  output: pageOfTabs(ownFinProduct, finProductStates),
});

export const finProductQueryOwnDetail = call.detail(finance, '/api/financeManage/product/queryOwnDetail', {
  summary: 'Returns a product of the caller’s institution for editing.',
  output: ownFinProductDetail,
});

export const finProductSave = call.save(finance, '/api/financeManage/product/save', {
  summary:
    'Creates a product as a draft, or updates one that is not on offer; updating one that was taken off offer makes it a draft again.',
  data: finProductContent,
  output: ownFinProductDetail,
  refuses: [retCodes.TRANSITION_REFUSED],
});

export const finProductOperate = call.operate(finance, '/api/financeManage/product/operate', {
  summary: 'Submits a product, withdraws it, or puts it on or off offer.',
  events: ownFinProductEvents,
  output: ownFinProductDetail,
});

/** What a consent lets its institution read about the applicant; null for scopes it does not include. */
export const consentedData = z.object({
  REGISTRATION: z
    .object({
      name: z.string(),
      creditCode: z.string(),
      registeredOn: z.string(),
      registeredCapitalFen: fen,
      legalPerson: z.string(),
      scale: z.string(),
      contactName: z.string(),
      contactPhone: z.string(),
    })
    .nullable(),
  ANNUAL: z
    .array(
      z.object({
        year: z.int(),
        revenueFen: fen.nullable(),
        taxFen: fen.nullable(),
        rdFen: fen.nullable(),
        staff: z.int().nullable(),
      }),
    )
    .nullable(),
  CREDIT: z.object({ score: z.int().nullable() }).nullable(),
  PRODUCTS: z.array(z.object({ name: z.string(), yearOutput: z.string() })).nullable(),
} satisfies Record<(typeof consentScopes)[number], z.ZodType>);
export type ConsentedData = z.infer<typeof consentedData>;

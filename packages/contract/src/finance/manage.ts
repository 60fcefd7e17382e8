import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { fen, id, instant, keyword, pageOfTabs, paging, sortedBy } from '../fields.ts';
import { kindOf, note, oneOf } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { receivedStates } from './financing.ts';
import { institutionContent, savedFinProduct } from './public.ts';
import {
  finProductKinds,
  finProductStates,
  institutionKinds,
  institutionStates,
  parkFinProductEvents,
  parkInstitutionEvents,
} from './terms.ts';

const service = { tag: 'finance', access: ['OP_SERVICE'] } as const;

/** Shown to those who act for the institution. */
const reason = z.object({ reason: note(m.field_reason, 200) }).prefault({});

const operateRefusals = [
  retCodes.NOT_FOUND,
  retCodes.FIELD_REFUSED,
  retCodes.TRANSITION_REFUSED,
  retCodes.VERSION_CONFLICT,
] as const;
const exportRefusals = [retCodes.FIELD_REFUSED, retCodes.DUPLICATE_SUBMIT] as const;

const managedInstitution = z.object({
  institutionId: id,
  version: z.int(),
  no: z.string(),
  name: z.string(),
  kind: z.enum(institutionKinds),
  enterpriseName: z.string(),
  state: z.enum(institutionStates),
  stateLabel: z.string(),
  /** Number of products on offer. */
  products: z.int(),
  submittedAt: instant.nullable(),
  reason: z.string(),
  actions: z.array(z.enum(parkInstitutionEvents)),
});
export type ManagedInstitution = z.infer<typeof managedInstitution>;

const managedInstitutionDetail = managedInstitution.extend({ data: institutionContent });

const institutionFilter = {
  state: oneOf(m.field_state, institutionStates).optional(),
  keyword: keyword.optional(),
};

export const institutionQueryManageList = endpoint({
  method: 'GET',
  path: '/api/financeManage/institution/queryManageList',
  summary: 'The institutions, and those who ask to be one.',
  ...service,
  input: z.object({ ...institutionFilter, sort: sortedBy('submitted').default('-submitted'), ...paging }),
  output: pageOfTabs(managedInstitution, institutionStates),
  refuses: [],
});

export const institutionExport = endpoint({
  method: 'GET',
  path: '/api/financeManage/institution/export',
  summary: 'The institutions of a filter as a spreadsheet.',
  ...service,
  input: z.object(institutionFilter),
  output: z.unknown(),
  refuses: exportRefusals,
  raw: true,
});

export const institutionQueryManageDetail = endpoint({
  method: 'GET',
  path: '/api/financeManage/institution/queryManageDetail',
  summary: 'An institution as its enterprise entered it.',
  ...service,
  input: z.object({ id }),
  output: managedInstitutionDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const institutionOperateManage = endpoint({
  method: 'POST',
  path: '/api/financeManage/institution/operateManage',
  summary: 'Passes or returns an institution, suspends it or lets it go on; its enterprise is told.',
  ...service,
  input: z.object({ id, event: kindOf(m.field_event, parkInstitutionEvents), version, data: reason }),
  output: managedInstitutionDetail,
  refuses: operateRefusals,
});

const managedFinProduct = z.object({
  productId: id,
  version: z.int(),
  name: z.string(),
  kind: z.enum(finProductKinds),
  institutionName: z.string(),
  /** Yearly cost at the lowest rate and longest term; null if it is not a loan. */
  costPpm: z.int().nullable(),
  state: z.enum(finProductStates),
  stateLabel: z.string(),
  submittedAt: instant.nullable(),
  reason: z.string(),
  actions: z.array(z.enum(parkFinProductEvents)),
});
export type ManagedFinProduct = z.infer<typeof managedFinProduct>;

const managedFinProductDetail = managedFinProduct.extend({
  data: savedFinProduct,
  subsidyPolicy: z.object({ policyId: id, title: z.string() }).nullable(),
});

const finProductFilter = {
  state: oneOf(m.field_state, finProductStates).optional(),
  keyword: keyword.optional(),
};

export const finProductQueryManageList = endpoint({
  method: 'GET',
  path: '/api/financeManage/product/queryManageList',
  summary: 'The products of all institutions.',
  ...service,
  input: z.object({ ...finProductFilter, sort: sortedBy('submitted').default('-submitted'), ...paging }),
  output: pageOfTabs(managedFinProduct, finProductStates),
  refuses: [],
});

export const finProductExport = endpoint({
  method: 'GET',
  path: '/api/financeManage/product/export',
  summary: 'The products of a filter as a spreadsheet.',
  ...service,
  input: z.object(finProductFilter),
  output: z.unknown(),
  refuses: exportRefusals,
  raw: true,
});

export const finProductQueryManageDetail = endpoint({
  method: 'GET',
  path: '/api/financeManage/product/queryManageDetail',
  summary: 'A product as its institution entered it.',
  ...service,
  input: z.object({ id }),
  output: managedFinProductDetail,
  refuses: [retCodes.NOT_FOUND],
});

export const finProductOperateManage = endpoint({
  method: 'POST',
  path: '/api/financeManage/product/operateManage',
  summary: 'Passes a product or refuses it, or takes it down; its institution is told.',
  ...service,
  input: z.object({ id, event: kindOf(m.field_event, parkFinProductEvents), version, data: reason }),
  output: managedFinProductDetail,
  refuses: operateRefusals,
});

/** The park sees that an application is in progress, but not who applies or for what. */
const managedFinancing = z.object({
  applicationId: id,
  no: z.string(),
  productName: z.string(),
  institutionName: z.string(),
  amountFen: fen,
  termMonths: z.int(),
  state: z.enum(receivedStates as [string, ...string[]]),
  stateLabel: z.string(),
  submittedAt: instant.nullable(),
  dueAt: instant.nullable(),
});
export type ManagedFinancing = z.infer<typeof managedFinancing>;

const financingFilter = { state: oneOf(m.field_state, receivedStates).optional() };

export const financingQueryManageList = endpoint({
  method: 'GET',
  path: '/api/financeManage/application/queryManageList',
  summary: 'The applications at all institutions, without the applicants.',
  ...service,
  input: z.object({ ...financingFilter, sort: sortedBy('submitted').default('-submitted'), ...paging }),
  output: pageOfTabs(managedFinancing, receivedStates),
  refuses: [],
});

export const financingExport = endpoint({
  method: 'GET',
  path: '/api/financeManage/application/export',
  summary: 'The applications of a filter as a spreadsheet, without the applicants.',
  ...service,
  input: z.object(financingFilter),
  output: z.unknown(),
  refuses: exportRefusals,
  raw: true,
});

export const financeManageEndpoints = [
  institutionQueryManageList,
  institutionExport,
  institutionQueryManageDetail,
  institutionOperateManage,
  finProductQueryManageList,
  finProductExport,
  finProductQueryManageDetail,
  finProductOperateManage,
  financingQueryManageList,
  financingExport,
] as const;

import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { fen, id, instant, keyword, pageOfTabs, sortedBy } from '../fields.ts';
import { note, oneOf } from '../form-field.ts';
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

const byService = { tag: 'finance', access: ['OP_SERVICE'] } as const;

/** Shown to those who act for the institution. */
const reason = z.object({ reason: note(m.field_reason, 200) }).prefault({});

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
  actions: abilities(parkInstitutionEvents),
});
export type ManagedInstitution = z.infer<typeof managedInstitution>;

const managedInstitutionDetail = managedInstitution.extend({ data: institutionContent });

const institutionFilter = {
  state: oneOf(m.field_state, institutionStates).optional(),
  keyword: keyword.optional(),
};

export const institutionQueryManageList = call.list(
  byService,
  '/api/financeManage/institution/queryManageList',
  {
    summary: 'Lists the institutions, including applicants.',
    filter: { ...institutionFilter, sort: sortedBy('submitted').default('-submitted') },
    output: pageOfTabs(managedInstitution, institutionStates),
  },
);

export const institutionExport = call.sheet(byService, '/api/financeManage/institution/export', {
  summary: 'Exports the filtered institutions as a spreadsheet.',
  input: z.object(institutionFilter),
});

export const institutionQueryManageDetail = call.detail(
  byService,
  '/api/financeManage/institution/queryManageDetail',
  {
    summary: 'Returns an institution as entered by its enterprise.',
    output: managedInstitutionDetail,
  },
);

export const institutionOperateManage = call.operate(
  byService,
  '/api/financeManage/institution/operateManage',
  {
    summary: 'Approves, returns, suspends or resumes an institution, and notifies its enterprise.',
    events: parkInstitutionEvents,
    fields: { data: reason },
    output: managedInstitutionDetail,
  },
);

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
  actions: abilities(parkFinProductEvents),
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

export const finProductQueryManageList = call.list(byService, '/api/financeManage/product/queryManageList', {
  summary: 'Lists the products of all institutions.',
  filter: { ...finProductFilter, sort: sortedBy('submitted').default('-submitted') },
  output: pageOfTabs(managedFinProduct, finProductStates),
});

export const finProductExport = call.sheet(byService, '/api/financeManage/product/export', {
  summary: 'Exports the filtered products as a spreadsheet.',
  input: z.object(finProductFilter),
});

export const finProductQueryManageDetail = call.detail(
  byService,
  '/api/financeManage/product/queryManageDetail',
  {
    summary: 'Returns a product as entered by its institution.',
    output: managedFinProductDetail,
  },
);

export const finProductOperateManage = call.operate(byService, '/api/financeManage/product/operateManage', {
  summary: 'Approves, rejects or takes down a product, and notifies its institution.',
  events: parkFinProductEvents,
  fields: { data: reason },
  output: managedFinProductDetail,
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

export const financingQueryManageList = call.list(
  byService,
  '/api/financeManage/application/queryManageList',
  {
    summary: 'Lists the applications to all institutions, without the applicants.',
    filter: { ...financingFilter, sort: sortedBy('submitted').default('-submitted') },
    output: pageOfTabs(managedFinancing, receivedStates),
  },
);

export const financingExport = call.sheet(byService, '/api/financeManage/application/export', {
  summary: 'Exports the filtered applications as a spreadsheet, without the applicants.',
  input: z.object(financingFilter),
});

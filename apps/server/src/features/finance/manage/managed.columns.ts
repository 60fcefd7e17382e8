import {
  financingStateLabels,
  finProductKindLabels,
  finProductStateLabels,
  institutionKindLabels,
  institutionStateLabels,
} from '@portal/contract/finance/terms';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import type { InstitutionWithNames, ProductWithInstitution } from '../finance.queries.ts';
import type { Financing } from '../financing/financing.queries.ts';

export const institutionColumns: SheetColumn<InstitutionWithNames>[] = [
  { head: '编号', value: ({ no }) => no, width: 20 },
  { head: '机构', value: ({ institution }) => institution.name, width: 30 },
  { head: '类型', value: ({ institution }) => institutionKindLabels[institution.kind]() },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 40 },
  { head: '在架产品', value: ({ products }) => products },
  { head: '状态', value: ({ institution }) => institutionStateLabels[institution.status]() },
];

export const productColumns: SheetColumn<ProductWithInstitution>[] = [
  { head: '产品', value: ({ product }) => product.name, width: 30 },
  { head: '种类', value: ({ product }) => finProductKindLabels[product.kind]() },
  { head: '机构', value: ({ institutionName }) => institutionName, width: 30 },
  {
    head: '综合年化（%）',
    value: ({ product }) => (product.costPpm === null ? null : product.costPpm / 10_000),
  },
  { head: '状态', value: ({ product }) => finProductStateLabels[product.status]() },
];

/** Applicants are left out, because the park has no need to know them. */
export const financingColumns: SheetColumn<Financing>[] = [
  { head: '编号', value: ({ no }) => no, width: 20 },
  { head: '产品', value: ({ productName }) => productName, width: 30 },
  { head: '机构', value: ({ institution }) => institution.name, width: 30 },
  { head: '金额（元）', value: ({ application }) => application.amountFen / 100 },
  { head: '期限（月）', value: ({ application }) => application.termMonths },
  { head: '状态', value: ({ application }) => financingStateLabels[application.status]() },
];

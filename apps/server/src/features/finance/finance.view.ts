import type { ManagedFinProduct, ManagedInstitution } from '@portal/contract/finance/manage';
import type {
  FinProductDetail,
  FinProductRow,
  InstitutionDetail,
  InstitutionRow,
  OwnFinProduct,
  OwnFinProductDetail,
  OwnInstitution,
} from '@portal/contract/finance/public';
import {
  finProductStateLabels,
  finProductTransitions,
  institutionStateLabels,
  institutionTransitions,
  ownFinProductEvents,
  ownInstitutionEvents,
  parkFinProductEvents,
  parkInstitutionEvents,
} from '@portal/contract/finance/terms';
import type { InstitutionWithNames, ProductWithInstitution } from './finance.queries.ts';
import type { InstitutionRecord } from './finance.table.ts';
import { needsOpenInstitution } from './need-open-institution.ts';

export const viewInstitution = ({ institution, products }: InstitutionWithNames): InstitutionRow => ({
  ...institution,
  institutionId: institution.id,
  products: institution.status === 'OPEN' ? products : 0,
});

export const viewInstitutionDetail = (row: InstitutionWithNames): InstitutionDetail => ({
  ...viewInstitution(row),
  enterpriseId: row.institution.enterpriseId,
  enterpriseName: row.enterpriseName,
  licenceNo: row.institution.licenceNo,
  isOpen: row.institution.status === 'OPEN',
  openedAt: (row.institution.openedAt ?? row.institution.createdAt).getTime(),
});

export const viewProduct = ({ product, institutionName }: ProductWithInstitution): FinProductRow => ({
  ...product,
  productId: product.id,
  institutionName,
});

const subsidyPolicyOf = ({ product, policyTitle, policyStatus }: ProductWithInstitution) =>
  product.subsidyPolicyId !== null && policyTitle !== null && policyStatus === 'PUBLISHED'
    ? { policyId: product.subsidyPolicyId, title: policyTitle }
    : null;

export const viewProductDetail = (row: ProductWithInstitution): FinProductDetail => ({
  ...viewProduct(row),
  guarantee: row.product.guarantee,
  materials: row.product.materials,
  conditions: row.product.conditions,
  subsidyPolicy: subsidyPolicyOf(row),
  isOffered: row.product.status === 'ON' && row.institutionStatus === 'OPEN',
});

export const viewOwnInstitution = (institution: InstitutionRecord): OwnInstitution => ({
  institutionId: institution.id,
  version: institution.version,
  state: institution.status,
  stateLabel: institutionStateLabels[institution.status](),
  reason: institution.reason,
  data: institution,
  canEdit: institutionTransitions[institution.status].edit !== undefined,
  actions: ownInstitutionEvents.filter(
    (event) => institutionTransitions[institution.status][event] !== undefined,
  ),
});

export function viewOwnProduct(row: ProductWithInstitution): OwnFinProduct {
  const { product, institutionStatus } = row;
  const isOpen = institutionStatus === 'OPEN';
  return {
    ...viewProduct(row),
    version: product.version,
    state: product.status,
    stateLabel: finProductStateLabels[product.status](),
    reason: product.reason,
    updatedAt: product.updatedAt.getTime(),
    canEdit: finProductTransitions[product.status].edit !== undefined,
    actions: ownFinProductEvents.filter(
      (event) =>
        finProductTransitions[product.status][event] !== undefined &&
        (isOpen || !needsOpenInstitution(event)),
    ),
  };
}

export const viewOwnProductDetail = (row: ProductWithInstitution): OwnFinProductDetail => ({
  ...viewOwnProduct(row),
  data: row.product,
});

export const viewManagedInstitution = ({
  institution,
  enterpriseName,
  products,
  no,
}: InstitutionWithNames): ManagedInstitution => ({
  institutionId: institution.id,
  version: institution.version,
  no,
  name: institution.name,
  kind: institution.kind,
  enterpriseName,
  state: institution.status,
  stateLabel: institutionStateLabels[institution.status](),
  products,
  submittedAt: institution.submittedAt?.getTime() ?? null,
  reason: institution.reason,
  actions: parkInstitutionEvents.filter(
    (event) => institutionTransitions[institution.status][event] !== undefined,
  ),
});

export const viewManagedInstitutionDetail = (row: InstitutionWithNames) => ({
  ...viewManagedInstitution(row),
  data: row.institution,
});

export const viewManagedProduct = ({
  product,
  institutionName,
}: ProductWithInstitution): ManagedFinProduct => ({
  productId: product.id,
  version: product.version,
  name: product.name,
  kind: product.kind,
  institutionName,
  costPpm: product.costPpm,
  state: product.status,
  stateLabel: finProductStateLabels[product.status](),
  submittedAt: product.submittedAt?.getTime() ?? null,
  reason: product.reason,
  actions: parkFinProductEvents.filter((event) => finProductTransitions[product.status][event] !== undefined),
});

export const viewManagedProductDetail = (row: ProductWithInstitution) => ({
  ...viewManagedProduct(row),
  data: row.product,
  subsidyPolicy: subsidyPolicyOf(row),
});

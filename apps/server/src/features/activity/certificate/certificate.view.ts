import type {
  CertificateDetail,
  CheckedCertificate,
  ManagedCertificate,
} from '@portal/contract/activity/certificate';
import {
  certificateKindLabels,
  certificateStateLabels,
  certificateTransitions,
} from '@portal/contract/activity/learn-terms';
import { possibleEvents } from '../../../platform/workflow/transitions.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { maskName, spacedCode } from './certificate.policy.ts';
import type { ManagedCertificateRow } from './certificate.queries.ts';
import type { Certificate } from './certificate.table.ts';

const instants = ({ startAt, endAt, checkInAt, issuedAt, revokedAt, checkedAt }: Certificate) => ({
  startAt: startAt.getTime(),
  endAt: endAt.getTime(),
  checkInAt: checkInAt?.getTime() ?? null,
  issuedAt: issuedAt.getTime(),
  revokedAt: revokedAt?.getTime() ?? null,
  checkedAt: checkedAt?.getTime() ?? null,
});

const stateOf = ({ status }: Certificate) => ({
  state: status,
  stateLabel: certificateStateLabels[status](),
});

export const viewOwnCertificate = (certificate: Certificate): CertificateDetail => ({
  ...certificate,
  ...instants(certificate),
  ...stateOf(certificate),
  certificateId: certificate.id,
  checkCode: spacedCode(certificate.checkCode),
});

/** The details to compare with the printed certificate. */
export const viewChecked = (certificate: Certificate): CheckedCertificate => ({
  ...certificate,
  ...instants(certificate),
  ...stateOf(certificate),
  name: maskName(certificate.name),
});

export const viewManagedCertificate = ({
  certificate,
  enterpriseName,
}: ManagedCertificateRow): ManagedCertificate => ({
  ...certificate,
  ...instants(certificate),
  ...stateOf(certificate),
  certificateId: certificate.id,
  prize: certificate.award?.prize ?? '',
  enterpriseName: enterpriseName ?? '',
  actions: possibleEvents(certificateTransitions, certificate.status),
});

export const certificateColumns: SheetColumn<ManagedCertificateRow>[] = [
  { head: '证书号', value: ({ certificate }) => certificate.no, width: 20 },
  { head: '种类', value: ({ certificate }) => certificateKindLabels[certificate.kind](), width: 12 },
  { head: '培训或作品', value: ({ certificate }) => certificate.title, width: 40 },
  { head: '大赛', value: ({ certificate }) => certificate.award?.contest ?? '', width: 40 },
  { head: '奖项', value: ({ certificate }) => certificate.award?.prize ?? '', width: 20 },
  { head: '持证人', value: ({ certificate }) => certificate.name },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName, width: 30 },
  { head: '学时', value: ({ certificate }) => certificate.hours },
  { head: '测验', value: ({ certificate }) => certificate.score },
  { head: '签发时间', value: ({ certificate }) => certificate.issuedAt, width: 20 },
  { head: '状态', value: ({ certificate }) => certificateStateLabels[certificate.status]() },
  { head: '撤销时间', value: ({ certificate }) => certificate.revokedAt, width: 20 },
  { head: '撤销原因', value: ({ certificate }) => certificate.reason, width: 40 },
];

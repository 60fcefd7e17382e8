import type { PolicyDetail } from '@portal/contract/policy';
import { kindLabels } from '../shared/policy-labels.ts';

/** The policy as a legal text and as a service of the administration, for search engines. */
export function policyJsonLd(policy: PolicyDetail, address: string): object[] {
  const offices = policy.departments.map(({ name }) => ({ '@type': 'GovernmentOrganization', name }));
  const isOver = policy.state === 'REPEALED' || policy.state === 'EXPIRED';
  const legislation = {
    '@type': 'Legislation',
    name: policy.title,
    inLanguage: 'zh-CN',
    url: address,
    legislationIdentifier: policy.docNo,
    legislationDate: policy.issuedAt,
    legislationDateVersion: policy.effectiveFrom,
    legislationLegalForce: isOver ? 'NotInForce' : 'InForce',
    legislationPassedBy: offices,
    abstract: policy.plainSummary,
  };
  if (isOver) return [legislation];
  const service = {
    '@type': 'GovernmentService',
    name: policy.title,
    description: policy.plainSummary,
    serviceType: kindLabels[policy.kind](),
    provider: offices[0],
    availableChannel: {
      '@type': 'ServiceChannel',
      name: policy.contactOffice,
      servicePhone: { '@type': 'ContactPoint', telephone: policy.contactPhone },
      serviceUrl: address,
    },
  };
  return [legislation, service];
}

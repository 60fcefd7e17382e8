import { paths } from '@portal/contract/paths';
import type { PolicyDetail } from '@portal/contract/policy/public';
import * as m from '@portal/texts/messages';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';
import { kindLabels } from '../shared/policy-labels.ts';

/** The policy as a legal text and a public service, for search engines. */
export function policyJsonLd(policy: PolicyDetail, origin: string): object[] {
  const address = origin + paths.policy(policy.policyId);
  const offices = policy.departments.map(({ name }) => ({ '@type': 'GovernmentOrganization', name }));
  const isOver = policy.state === 'REPEALED' || policy.state === 'EXPIRED';
  const way = breadcrumbJsonLd(origin, [
    { name: m.policy_list_title(), path: paths.policyList() },
    { name: policy.title },
  ]);
  const legislation = {
    '@type': 'Legislation',
    name: policy.title,
    inLanguage: 'zh-CN',
    url: address,
    ...(policy.docNo && { legislationIdentifier: policy.docNo }),
    legislationDate: policy.issuedAt,
    legislationDateVersion: policy.effectiveFrom,
    legislationLegalForce: isOver || policy.state === 'COMING' ? 'NotInForce' : 'InForce',
    legislationPassedBy: offices,
    abstract: policy.plainSummary,
  };
  if (isOver) return [legislation, way];
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
  return [legislation, service, way];
}

import type { OrganizationDetail, OrganizationRow } from '@portal/contract/organization/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { breadcrumbJsonLd } from '../../site/shared/breadcrumb-json-ld.ts';

const steps = () => [
  { name: m.site_nav_community(), path: paths.community() },
  { name: m.org_title(), path: paths.organizationChart() },
];

/** The schema.org description of the chart: a list of its bodies, and the breadcrumb. */
export const chartJsonLd = (origin: string, rows: readonly OrganizationRow[]): object[] => [
  {
    '@type': 'ItemList',
    numberOfItems: rows.length,
    itemListElement: rows.map(({ organizationId, name }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      url: origin + paths.organization(organizationId),
    })),
  },
  breadcrumbJsonLd(
    origin,
    steps().map((step, at) => (at === 0 ? step : { name: step.name })),
  ),
];

/** The schema.org description of one body of the park, and the breadcrumb. */
export function organizationJsonLd(origin: string, organization: OrganizationDetail): object[] {
  const { organizationId, name, duty, phone, parent, children } = organization;
  const named = (other: { organizationId: string; name: string }) => ({
    '@type': 'Organization',
    name: other.name,
    url: origin + paths.organization(other.organizationId),
  });
  return [
    {
      ...named({ organizationId, name }),
      description: duty,
      ...(phone && { telephone: phone }),
      ...(parent && { parentOrganization: named(parent) }),
      ...(children.length > 0 && { subOrganization: children.map(named) }),
    },
    breadcrumbJsonLd(origin, [...steps(), { name }]),
  ];
}

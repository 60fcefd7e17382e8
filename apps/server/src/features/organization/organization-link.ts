import { paths } from '@portal/contract/paths';
/** The public page of a body of the park. */
export const organizationLink = (id: string): string => paths.organization(id);

export const chartLink = paths.organizationChart();
export const manageLink = paths.manageOrganizations();

/** The public page of a body of the park. */
export const organizationLink = (id: string): string => `/organization-chart-detail/${id}`;

export const chartLink = '/organization-chart';
export const manageLink = '/manage/organization';

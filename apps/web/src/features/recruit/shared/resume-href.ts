/** Where the résumé of an application is read, by its applicant and by those who recruit. */
export const resumeHref = (applicationId: string): string =>
  `/api/communityManage/recruitApply/file?id=${applicationId}`;

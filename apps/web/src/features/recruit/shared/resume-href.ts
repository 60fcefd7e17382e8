/** The address of an application's résumé, for its applicant and the recruiters. */
export const resumeHref = (applicationId: string): string =>
  `/api/communityManage/recruitApply/file?id=${applicationId}`;

import { ApiError } from '../../../platform/api/api-error.ts';

const noEnterprise = ['no project permission', '300002', '500404'];

/** Whether a call was refused because the user acts for no enterprise, or for one that no longer exists. */
export const isNobody = (error: unknown): boolean =>
  error instanceof ApiError && noEnterprise.includes(error.retCode);

import { ApiError } from '../../../platform/api/api-error.ts';

const noEnterprise = ['no project permission', '300002', '500404'];

/** Whether a call about the own enterprise was refused because there is none to act for, or none that is there. */
export const isNobody = (error: unknown): boolean =>
  error instanceof ApiError && noEnterprise.includes(error.retCode);

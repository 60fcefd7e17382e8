import { ApiError } from '../../../platform/api/api-error.ts';

/** The server's messages by field name; empty if the error concerns no field. */
export const faultsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? (error.data.fields ?? {}) : {};

import { ApiError } from '../../../platform/api/api-error.ts';

/** What the server says of the fields, by their names; empty where the refusal belongs to none of them. */
export const faultsOf = (error: unknown): Record<string, string> =>
  error instanceof ApiError ? (error.data.fields ?? {}) : {};

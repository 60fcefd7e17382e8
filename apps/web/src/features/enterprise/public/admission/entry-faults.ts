import type { FieldErrors } from 'react-hook-form';
import type { ApplicationValues } from './application-form.ts';
import { entryParts } from './entry-parts.ts';

export interface EntryFault {
  /** Path of a field, or of a field within a row: `products.0.name`. */
  path: string;
  message: string;
}

/** Errors of these fields, in order; for a list, the errors in each of its rows. */
export function faultsOf(
  errors: FieldErrors<ApplicationValues>,
  fields: readonly (keyof ApplicationValues)[],
): EntryFault[] {
  return fields.flatMap((field) => faultsBelow(errors[field], field));
}

export const allFaultsOf = (errors: FieldErrors<ApplicationValues>) =>
  Object.values(entryParts).flatMap(({ fields }) => faultsOf(errors, fields));

function faultsBelow(error: unknown, path: string): EntryFault[] {
  if (error === null || typeof error !== 'object') return [];
  const { message } = error as { message?: unknown };
  if (typeof message === 'string') return [{ path, message }];
  return Object.entries(error)
    .filter(([key]) => key !== 'ref')
    .flatMap(([key, below]) => faultsBelow(below, `${path}.${key}`));
}

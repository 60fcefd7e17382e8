import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.ts';

type Form<Values extends FieldValues> = Pick<UseFormReturn<Values>, 'setError' | 'getValues'>;

/**
 * Shows the server's field errors at their fields; an error of a hash is shown at the password it was made from. False
 * if there are none for this form.
 */
export function showFieldFaults<Values extends FieldValues>(error: unknown, form: Form<Values>): boolean {
  if (!(error instanceof ApiError)) return false;
  const known = Object.entries(error.data.fields ?? {})
    .map(([path, message]) => [path.replace(/^data\./, '').replace(/_sha$/, ''), message] as const)
    .filter(([name]) => (name.split('.')[0] ?? '') in form.getValues());
  known.forEach(([name, message], index) => {
    form.setError(name as FieldPath<Values>, { message }, { shouldFocus: index === 0 });
  });
  return known.length > 0;
}

/** The message of an error, to be shown in place. */
export function refusalText(error: unknown): string {
  if (error instanceof ApiError) return error.retMsg;
  throw error;
}

import type { UseFormSetError } from 'react-hook-form';
import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { profileFault } from './profile-faults.ts';

/** Checks a form by the contract; `dataOf` makes of its texts what is sent. */
export const contractResolver =
  <Values extends FieldValues>(schema: z.ZodType, dataOf: (values: Values) => unknown): Resolver<Values> =>
  (values) => {
    const parsed = schema.safeParse(dataOf(values));
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of parsed.error.issues) {
      const name = path.join('.');
      if (!get(errors, name)) set(errors, name, { type: 'contract', message: profileFault(message) });
    }
    return { values: {}, errors };
  };

/** The form's `setError`, in the language spoken; fields of `data` stand in the form by their own names. */
export const dataFault =
  <Values extends FieldValues>(setError: UseFormSetError<Values>): UseFormSetError<Values> =>
  (name, fault, options) =>
    setError(
      name.replace(/^data\./, '') as typeof name,
      { ...fault, message: profileFault(fault.message ?? '') },
      options,
    );

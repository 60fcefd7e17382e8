import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { faultText } from './fault-text.ts';

/** The form's `setError`, in the language spoken. */
export const setFault =
  <Values extends FieldValues>(setError: UseFormSetError<Values>): UseFormSetError<Values> =>
  (name, fault, options) =>
    setError(name, { ...fault, message: faultText(fault.message ?? '') }, options);

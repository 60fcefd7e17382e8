import type { FieldValues, UseFormSetError } from 'react-hook-form';
import { accountFault } from '../i18n/server-words/account-faults.ts';

/** The form's `setError`, in the language spoken. */
export const setFault =
  <Values extends FieldValues>(setError: UseFormSetError<Values>): UseFormSetError<Values> =>
  (name, fault, options) =>
    setError(name, { ...fault, message: accountFault(fault.message ?? '') }, options);

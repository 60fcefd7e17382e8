import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** Wraps the form's `setError` for calls that submit the form as `data`. */
export const dataFaults =
  <Values extends FieldValues>(setError: UseFormSetError<Values>): UseFormSetError<Values> =>
  (name, fault, options) =>
    setError(name.replace(/^data\./, '') as Path<Values>, fault, options);

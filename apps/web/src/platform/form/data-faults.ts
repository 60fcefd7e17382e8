import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';

/** The form's `setError` where the form is what the call sends as `data`. */
export const dataFaults =
  <Values extends FieldValues>(setError: UseFormSetError<Values>): UseFormSetError<Values> =>
  (name, fault, options) =>
    setError(name.replace(/^data\./, '') as Path<Values>, fault, options);

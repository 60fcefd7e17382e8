import { type FieldErrors, type FieldValues, get, type Resolver, set } from 'react-hook-form';
import type { z } from 'zod';
import { contractFault } from './FormText.tsx';

/** Checks a form by the contract; `dataOf` makes of its texts what is sent. */
export const contractResolver =
  <Values extends FieldValues>(schema: z.ZodType, dataOf: (values: Values) => unknown): Resolver<Values> =>
  async (values) => {
    const parsed = schema.safeParse(dataOf(values));
    if (parsed.success) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of parsed.error.issues) {
      const name = path.join('.');
      if (!get(errors, name)) set(errors, name, { type: contractFault, message: message });
    }
    return { values: {}, errors };
  };

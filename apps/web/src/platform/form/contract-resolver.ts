import { toNestErrors } from '@hookform/resolvers';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { contractFault } from './use-input.ts';

/** The first error of each field, by its name in the form. */
function faultsOf(issues: readonly z.core.$ZodIssue[]): FieldErrors {
  const faults: FieldErrors = {};
  for (const { path, message } of issues) faults[path.join('.')] ??= { type: contractFault, message };
  return faults;
}

/**
 * Validates a form by the contract. If the form's values differ from the submitted data, `dataOf` converts them;
 * without it the form submits what the contract parses, trimmed and completed.
 */
export const contractResolver =
  <Values extends FieldValues>(
    schema: z.ZodType,
    dataOf?: (values: Values) => unknown,
  ): Resolver<Values, unknown, Values> =>
  async (values, _context, options) => {
    const parsed = await schema.safeParseAsync(dataOf ? dataOf(values) : values);
    if (!parsed.success)
      return { values: {}, errors: toNestErrors<Values>(faultsOf(parsed.error.issues), options) };
    return { values: dataOf ? values : (parsed.data as Values), errors: {} };
  };

import { fieldAt, fieldRules } from '@portal/contract/form-field';
import { useMemo } from 'react';
import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { contractResolver } from './contract-resolver.ts';
import type { RulesOf } from './FormScope.tsx';

interface ContractFormOptions<Values extends FieldValues> extends Omit<UseFormProps<Values>, 'resolver'> {
  /** Builds the data to submit, for a form whose values differ from the contract, such as amounts as text. */
  dataOf?: (values: Values) => unknown;
}

export type ContractForm<Values extends FieldValues> = UseFormReturn<Values> & { rulesOf: RulesOf };

const rulesIn =
  (schema: z.ZodType): RulesOf =>
  (name) => {
    const field = fieldAt(schema, name);
    if (!field) throw new Error(`The schema of the form has no field ${name}`);
    return fieldRules(field);
  };

/**
 * A form bound to the contract: its schema validates the values, and defines which fields are required and how long
 * they may be.
 */
export function useContractForm<Values extends FieldValues>(
  schema: z.ZodType,
  { dataOf, ...options }: ContractFormOptions<Values>,
): ContractForm<Values> {
  const form = useForm<Values>({ ...options, resolver: contractResolver(schema, dataOf) });
  const rulesOf = useMemo(() => rulesIn(schema), [schema]);
  return { ...form, rulesOf };
}

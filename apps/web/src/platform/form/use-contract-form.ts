import { type FieldValues, type UseFormProps, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { contractResolver } from './contract-resolver.ts';

interface ContractFormOptions<Values extends FieldValues> extends Omit<UseFormProps<Values>, 'resolver'> {
  /** What is sent of a form that holds something else, such as texts for amounts. */
  dataOf?: (values: Values) => unknown;
}

export type ContractForm<Values extends FieldValues> = UseFormReturn<Values> & { schema: z.ZodType };

/** A form held to the contract: its schema finds the faults, and says which fields are required and how long they may be. */
export function useContractForm<Values extends FieldValues>(
  schema: z.ZodType,
  { dataOf, ...options }: ContractFormOptions<Values>,
): ContractForm<Values> {
  const form = useForm<Values>({ ...options, resolver: contractResolver(schema, dataOf) });
  return { ...form, schema };
}

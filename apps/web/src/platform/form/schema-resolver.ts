import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldValues, Resolver } from 'react-hook-form';

export type FormSchema = Parameters<typeof zodResolver>[0];

/** The contract's rules for a form that holds what the contract takes; `Values` are both. */
export const schemaResolver = <Values extends FieldValues>(schema: FormSchema): Resolver<Values> =>
  zodResolver(schema) as unknown as Resolver<Values>;

import { zodResolver } from '@hookform/resolvers/zod';
import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import { faultInWords } from '../i18n/server-words/server-words.ts';

type Schema = Parameters<typeof zodResolver>[0];

/** Faults as the contract words them become those of the language spoken. */
async function inWords(faults: object): Promise<object> {
  const entries = await Promise.all(
    Object.entries(faults).map(async ([name, fault]: [string, unknown]) => {
      // Where the field stands is a part of the page.
      if (name === 'ref' || fault === null || typeof fault !== 'object') return [name, fault] as const;
      const words = await inWords(fault);
      const { message } = fault as { message?: unknown };
      return [
        name,
        typeof message === 'string' ? { ...words, message: await faultInWords(message) } : words,
      ] as const;
    }),
  );
  return Array.isArray(faults) ? Object.assign([], Object.fromEntries(entries)) : Object.fromEntries(entries);
}

/** The contract's rules for a form, its faults in the language spoken. */
export function localizedResolver<Values extends FieldValues>(schema: Schema): Resolver<Values> {
  const resolve = zodResolver(schema) as unknown as Resolver<Values>;
  return async (values, context, options) => {
    const result = await resolve(values, context, options);
    return { ...result, errors: (await inWords(result.errors)) as FieldErrors<Values> } as typeof result;
  };
}

import type { FieldErrors } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { contractResolver } from './contract-resolver.ts';

const schema = z.object({
  title: z.string().trim().min(2, 'title').regex(/^\D*$/, 'no digits'),
  amount: z.int('amount').optional(),
  steps: z.array(z.object({ name: z.string().min(1, 'name') })).min(1, 'steps'),
});

interface Values {
  title: string;
  amount: string;
  steps: { name: string }[];
}

const dataOf = ({ amount, ...values }: Values) => ({
  ...values,
  amount: amount === '' ? undefined : Number(amount),
});

const resolve = (
  values: Partial<Values>,
  names: string[] = [],
  resolver = contractResolver<Values>(schema, dataOf),
) =>
  resolver({ title: '牡丹', amount: '', steps: [{ name: 'a' }], ...values }, undefined, {
    fields: {},
    names: names as never,
    shouldUseNativeValidation: undefined,
  });

const messageAt = (errors: FieldErrors, name: 'title' | 'amount' | 'steps') => errors[name]?.message;

test('returns the values of the form if they are converted for submission', async () => {
  const values = { title: ' 牡丹 ', amount: '3', steps: [{ name: 'a' }] };
  expect(await resolve(values)).toEqual({ values, errors: {} });
});

test('returns the values parsed by the contract if the form submits its own', async () => {
  const { values } = await resolve(
    { title: ' 牡丹 ', amount: 3 as never },
    [],
    contractResolver<Values>(schema),
  );
  expect(values).toMatchObject({ title: '牡丹', amount: 3 });
});

test('reports the first error of each field, also within rows', async () => {
  const { errors } = await resolve({ title: '1', amount: 'x', steps: [{ name: 'a' }, { name: '' }] });
  expect(messageAt(errors, 'title')).toBe('title');
  expect(messageAt(errors, 'amount')).toBe('amount');
  expect(errors.steps?.[0]).toBeUndefined();
  expect(errors.steps?.[1]?.name).toMatchObject({ type: 'contract', message: 'name' });
});

test('reports the error of a whole list along with those of its rows', async () => {
  const { errors } = await resolve({ steps: [] }, ['steps.0.name']);
  expect(errors.steps?.root).toMatchObject({ type: 'contract', message: 'steps' });
});

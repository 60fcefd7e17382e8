import { renderToStaticMarkup } from 'react-dom/server';
import { useForm } from 'react-hook-form';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { DateInput } from './DateInput.tsx';
import { FormScope } from './FormScope.tsx';
import { MoneyInput } from './MoneyInput.tsx';
import { PlainTextInput } from './plain/PlainTextInput.tsx';
import { SearchedInput } from './SearchedInput.tsx';
import { TextInput } from './TextInput.tsx';
import { useContractForm } from './use-contract-form.ts';

const schema = z.object({
  title: z.string().min(2).max(40),
  note: z.string().max(200),
  from: z.iso.date(),
  priceFen: z.int().nullable(),
});

const defaultValues = { title: '牡丹', note: '', from: '2026-04-10', priceFen: 1250 };

function Form({ children }: { children: React.ReactNode }) {
  return <FormScope form={useContractForm(schema, { defaultValues })}>{children}</FormScope>;
}

const inputIn = (markup: string) => /<input[^>]*>/.exec(markup)?.[0] ?? '';
const shown = (field: React.ReactNode) => renderToStaticMarkup(<Form>{field}</Form>);

test('a field gets its value and limits by its name', () => {
  const title = inputIn(shown(<TextInput name="title" label="Title" />));
  expect(title).toContain('value="牡丹"');
  expect(title).toContain('maxLength="40"');
  expect(title).toContain('aria-required="true"');
  const note = inputIn(shown(<PlainTextInput name="note" label="Note" />));
  expect(note).toContain('maxLength="200"');
  expect(note).not.toContain('required');
});

test('the props of a field override its schema', () => {
  const note = inputIn(shown(<TextInput name="note" label="Note" required maxLength={20} />));
  expect(note).toContain('maxLength="20"');
  expect(note).toContain('aria-required="true"');
  expect(shown(<TextInput name="title" label="Title" required={false} />)).not.toContain('aria-required');
});

test('shows fen in yuan, and days part by part', () => {
  expect(shown(<MoneyInput name="priceFen" label="Price" unit="元" />)).toContain('value="12.5"');
  expect(shown(<DateInput name="from" label="From" />)).toContain('aria-valuenow="2026"');
});

test('a searched field shows what is stored, though nothing has been found yet', () => {
  const field = <SearchedInput name="title" options={[]} onSearch={() => {}} present="牡丹园 1 号" />;
  expect(inputIn(shown(field))).toContain('value="牡丹园 1 号"');
});

test('throws on first render if the schema does not have the field', () => {
  expect(() => shown(<TextInput name="titel" label="Title" />)).toThrow('titel');
});

function WithoutSchema({ children }: { children: React.ReactNode }) {
  return <FormScope form={useForm({ defaultValues: { phone: '138' } })}>{children}</FormScope>;
}

test('without a schema, a field uses its own limits', () => {
  const field = <PlainTextInput name="phone" label="Phone" required />;
  const phone = inputIn(renderToStaticMarkup(<WithoutSchema>{field}</WithoutSchema>));
  expect(phone).toContain('value="138"');
  expect(phone).toContain('required=""');
  expect(phone).not.toContain('maxLength');
});

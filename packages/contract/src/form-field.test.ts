import { expect, test } from 'vitest';
import { z } from 'zod';
import { fieldAt, fieldRules, labelled } from './form-field.ts';

const text = z.string({ error: 'text' }).trim();

test.each<[string, z.ZodType, { required: boolean; maxLength: number | undefined }]>([
  ['a text that is needed', text.min(1).max(40), { required: true, maxLength: 40 }],
  ['a text that may be empty', text.max(40), { required: false, maxLength: 40 }],
  ['a text with a default', text.max(40).default(''), { required: false, maxLength: 40 }],
  ['an optional text', text.min(2).max(40).optional(), { required: false, maxLength: 40 }],
  ['a nullable id', z.string().regex(/^x$/).nullable(), { required: false, maxLength: undefined }],
  ['a refined text', text.max(20).refine((value) => value !== ''), { required: true, maxLength: 20 }],
  ['the narrower of two limits', text.max(20).max(10), { required: false, maxLength: 10 }],
  ['an exact length', z.string().length(18), { required: true, maxLength: 18 }],
  ['empty or an address', z.literal('').or(text.max(300)), { required: false, maxLength: 300 }],
  ['a text or a number', z.union([text.max(3), z.int()]), { required: false, maxLength: undefined }],
  ['a transformed text', text.min(1).max(5).transform(Number), { required: true, maxLength: 5 }],
  ['a text made first', z.preprocess((value) => value, text.min(1).max(5)), { required: true, maxLength: 5 }],
  ['a lazy text', z.lazy(() => text.min(1).max(5)), { required: true, maxLength: 5 }],
  ['a branded text', text.min(1).max(5).brand('code'), { required: true, maxLength: 5 }],
  ['a number', z.int().min(0), { required: true, maxLength: undefined }],
  ['a number made of a text', z.coerce.number().min(0), { required: true, maxLength: undefined }],
  ['such a number or none', z.coerce.number().optional(), { required: false, maxLength: undefined }],
  ['a number or none', z.int().nullable(), { required: false, maxLength: undefined }],
  ['one of several', z.enum(['A', 'B']), { required: true, maxLength: undefined }],
  ['a list', z.array(z.string()).max(3), { required: false, maxLength: undefined }],
  ['a list of one at least', z.array(z.string()).min(1), { required: true, maxLength: undefined }],
])('%s', (_name, schema, limits) => {
  expect(fieldRules(schema)).toEqual({ label: undefined, ...limits });
});

const name = text.max(7);

test.each<[string, z.ZodType]>([
  ['name', z.object({ name })],
  ['name', z.object({ name, to: z.int() }).refine(({ to }) => to > 0)],
  ['data.name', z.object({ data: z.object({ name }).nullable().default(null) })],
  ['steps.3.name', z.object({ steps: z.array(z.object({ name })).min(1).optional() })],
  ['notes.any.name', z.object({ notes: z.record(z.string(), z.object({ name })) })],
  ['pair.1', z.object({ pair: z.tuple([z.int(), name]) })],
  ['name', z.object({ at: z.int() }).and(z.object({ name }))],
  [
    'name',
    z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('A') }),
      z.object({ kind: z.literal('B'), name }),
    ]),
  ],
  ['name', z.object({ name }).transform((value) => value)],
])('finds %s', (path, schema) => {
  expect(fieldAt(schema, path)).toBe(name);
});

test('knows what is no field', () => {
  const schema = z.object({ title: text, steps: z.array(z.object({ name })) });
  expect(fieldAt(schema, 'titel')).toBeUndefined();
  expect(fieldAt(schema, 'title.name')).toBeUndefined();
  expect(fieldAt(schema, 'steps.first.name')).toBeUndefined();
});

test('a label is found under all that is put around its field', () => {
  const titled = labelled(() => 'Title', text.max(40));
  expect(fieldRules(titled).label).toBe('Title');
  expect(fieldRules(titled.nullable().optional()).label).toBe('Title');
  expect(fieldRules(z.preprocess((value) => value, titled).default('')).label).toBe('Title');
  expect(fieldRules(text).label).toBeUndefined();
});

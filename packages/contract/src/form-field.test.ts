import * as m from '@portal/texts/messages';
import { setLanguageReader } from '@portal/texts/runtime';
import { afterEach, describe, expect, it, test } from 'vitest';
import { z } from 'zod';
import { carouselContent } from './carousel/manage.ts';
import {
  choice,
  fieldAt,
  fieldRules,
  labelled,
  note,
  oneLine,
  requiredText,
  text,
  textBetween,
} from './form-field.ts';
import { declareItemContent } from './policy/declare-item-manage.ts';

const speak = (language: 'zh' | 'en') => setLanguageReader(() => language);
afterEach(() => speak('zh'));

const rulesAt = (form: z.ZodType, path: string) => {
  const field = fieldAt(form, path);
  return field && fieldRules(field);
};

describe('form rules derived from a field', () => {
  it.each([
    ['a text', text(m.field_title, 40), { label: 'Title', required: false, maxLength: 40 }],
    ['a needed one', requiredText(m.field_title, 40), { label: 'Title', required: true, maxLength: 40 }],
    ['with a rule more', text(m.field_title, 40).regex(/a/), { required: true, maxLength: 40 }],
    ['that may be left out', requiredText(m.field_title, 40).optional(), { required: false, maxLength: 40 }],
    [
      'or null',
      textBetween(m.field_title, 2, 9).nullable(),
      { label: 'Title', required: false, maxLength: 9 },
    ],
    ['a note', note(m.field_reason, 200), { label: 'Reason', required: false, maxLength: 200 }],
    ['a choice', choice(m.field_kind, ['A', 'B']), { label: 'Type', required: true, maxLength: undefined }],
    ['a list', labelled(m.field_tags, z.array(z.string()).min(1)), { label: 'Tags', required: true }],
    ['one without a label', z.string().max(3), { label: undefined, required: false, maxLength: 3 }],
  ])('%s', (_name, field, rules) => {
    speak('en');
    expect(fieldRules(field)).toMatchObject(rules);
  });

  it('are found by the path that faults use', () => {
    speak('en');
    expect(rulesAt(carouselContent, 'title')).toEqual({ label: 'Title', required: true, maxLength: 40 });
    expect(rulesAt(carouselContent, 'alt')).toMatchObject({ required: false, maxLength: 100 });
    expect(rulesAt(declareItemContent, 'steps.0.name')).toMatchObject({ required: true, maxLength: 20 });
    expect(rulesAt(declareItemContent, 'nothing.here')).toBeUndefined();
  });
});

it('words faults when they are found, in the language at that time', () => {
  const field = textBetween(m.field_title, 2, 40);
  const faultOf = (value: unknown) => field.safeParse(value).error?.issues[0]?.message;
  expect(faultOf('a')).toBe('标题为2到40个字');
  speak('en');
  expect(faultOf('a')).toBe('Title must be 2 to 40 characters');
});

const plain = z.string({ error: 'text' }).trim();

test.each<[string, z.ZodType, { required: boolean; maxLength: number | undefined }]>([
  ['a text that is needed', plain.min(1).max(40), { required: true, maxLength: 40 }],
  ['a text that may be empty', plain.max(40), { required: false, maxLength: 40 }],
  ['a text with a default', plain.max(40).default(''), { required: false, maxLength: 40 }],
  ['an optional text', plain.min(2).max(40).optional(), { required: false, maxLength: 40 }],
  ['a nullable id', z.string().regex(/^x$/).nullable(), { required: false, maxLength: undefined }],
  ['a refined text', plain.max(20).refine((value) => value !== ''), { required: true, maxLength: 20 }],
  ['the narrower of two limits', plain.max(20).max(10), { required: false, maxLength: 10 }],
  ['an exact length', z.string().length(18), { required: true, maxLength: 18 }],
  ['empty or an address', z.literal('').or(plain.max(300)), { required: false, maxLength: 300 }],
  ['a text or a number', z.union([plain.max(3), z.int()]), { required: false, maxLength: undefined }],
  ['a transformed text', plain.min(1).max(5).transform(Number), { required: true, maxLength: 5 }],
  [
    'a text made first',
    z.preprocess((value) => value, plain.min(1).max(5)),
    { required: true, maxLength: 5 },
  ],
  ['a lazy text', z.lazy(() => plain.min(1).max(5)), { required: true, maxLength: 5 }],
  ['a branded text', plain.min(1).max(5).brand('code'), { required: true, maxLength: 5 }],
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

const name = plain.max(7);

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

test('finds no field for paths that lead to none', () => {
  const schema = z.object({ title: plain, steps: z.array(z.object({ name })) });
  expect(fieldAt(schema, 'titel')).toBeUndefined();
  expect(fieldAt(schema, 'title.name')).toBeUndefined();
  expect(fieldAt(schema, 'steps.first.name')).toBeUndefined();
});

test('finds the label of a wrapped field', () => {
  const titled = labelled(() => 'Title', plain.max(40));
  expect(fieldRules(titled).label).toBe('Title');
  expect(fieldRules(titled.nullable().optional()).label).toBe('Title');
  expect(fieldRules(z.preprocess((value) => value, titled).default('')).label).toBe('Title');
  expect(fieldRules(plain).label).toBeUndefined();
});

test('keeps separate labels for two fields that share a schema', () => {
  const day = z.iso.date();
  const form = z.object({ from: labelled(() => 'From', day), to: labelled(() => 'To', day), plain: day });
  const labels = ['from', 'to', 'plain'].map((path) => rulesAt(form, path)?.label);
  expect(labels).toEqual(['From', 'To', undefined]);
});

test('a longer field of one line keeps its label, and holds no line breaks', () => {
  const field = oneLine(requiredText(() => '标题', 100));
  expect(fieldRules(field)).toMatchObject({ label: '标题', required: true, maxLength: 100 });
  expect(field.parse(' 一\u200B\n二 ')).toBe('一 二');
});

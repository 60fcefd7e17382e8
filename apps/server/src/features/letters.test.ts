import { endpoints } from '@portal/contract/collected/endpoints';
import { partsOf } from '@portal/contract/schema-parts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { valuesOf } from '../testing/fuzz-values.ts';

interface TextField {
  name: string;
  place: string;
  field: z.ZodString;
}

/** All text fields within a schema. */
function textsIn(schema: z.ZodType, name: string, place: string, seen: Set<z.ZodType>): TextField[] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return [{ name, place, field: schema as z.ZodString }];
  const parts = partsOf(schema);
  const of = (inner: z.ZodType | undefined, part = name) =>
    inner ? textsIn(inner, part, `${place}.${part}`, seen) : [];
  const {
    innerType,
    in: into,
    out,
    shape = {},
    element,
    valueType,
    items = [],
    options = [],
    left,
    right,
  } = parts;
  const isTransformed = into && partsOf(into).type === 'transform';
  return [
    ...of(innerType),
    ...(isTransformed ? of(out) : of(into)),
    ...Object.entries(shape).flatMap(([part, inner]) => of(inner, part)),
    ...[element, valueType, ...items, ...options, left, right].flatMap((inner) => of(inner)),
  ];
}

/** Fields that programs fill in, and that are looked up. */
const isLookedUp = ({ name, place }: TextField) =>
  place.includes('/fms/show/') ||
  /(?:^i|I)ds?$/.test(name) ||
  [
    'choices',
    'columns',
    'data',
    'field',
    'fields',
    'filter',
    'from',
    'key',
    'list',
    'nonce',
    'openFrom',
  ].includes(name) ||
  ['places', 'purpose', 'query', 'resNo', 'resNos', 'target', 'to', 'token', 'values', 'varieties'].includes(
    name,
  );

const fields = endpoints
  .flatMap(({ method, path, input }) => textsIn(input, '', `${method} ${path}`, new Set()))
  .filter((field) => !isLookedUp(field));

const empty = '\u3164\u200B\u2060';
const ruleOf = ({ field }: TextField): string =>
  (field.def.checks ?? [])
    .map(({ _zod }) =>
      'pattern' in _zod.def && _zod.def.pattern instanceof RegExp ? _zod.def.pattern.source : '',
    )
    .join('');

describe('every text field of the contract', () => {
  it('is empty if nobody sees anything in it', () => {
    const faults = fields.flatMap(({ field, place, name }) => {
      const read = field.safeParse(empty);
      return read.success && read.data !== '' ? [`${place} ${name}`] : [];
    });
    expect([...new Set(faults)]).toEqual([]);
  });

  it('is read without letters that nobody sees around it, before its rule is asked', () => {
    const byRule = new Map(fields.map((one) => [ruleOf(one), one] as const).filter(([rule]) => rule !== ''));
    const faults = [...byRule.values()].flatMap(({ field, place, name }) => {
      const value = fc
        .sample(valuesOf(field, new Map(), name), { numRuns: 20, seed: 7 })
        .find((text) => typeof text === 'string' && text !== '' && field.safeParse(text).success);
      if (typeof value !== 'string') return [];
      const read = field.safeParse(`\u202D${value}\u202C\u200B `);
      return read.success && read.data === field.parse(value) ? [] : [`${place} ${name}`];
    });
    expect([...new Set(faults)]).toEqual([]);
  });

  it('has no line break and nothing invisible within if it is short', () => {
    const faults = fields.flatMap(({ field, place, name }) => {
      if (field.maxLength === null || field.maxLength > 60) return [];
      const read = field.safeParse('花卉\u200B\n产业👩\u200D🌾');
      return !read.success || read.data === '花卉 产业👩\u200D🌾' ? [] : [`${place} ${name}`];
    });
    expect([...new Set(faults)]).toEqual([]);
  });
});

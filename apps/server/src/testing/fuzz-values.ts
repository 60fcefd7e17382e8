import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import fc, { type Arbitrary } from 'fast-check';
import { z } from 'zod';
import type { Db } from '../platform/database/database.ts';

/** Values from the database by column name: existing ids, login names, codes … */
export type Known = ReadonlyMap<string, readonly string[]>;

const fewOfEach = 25;

/** Reads some values of every text column, so that generated requests refer to existing rows. */
export async function readKnown(db: Db): Promise<Known> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying')`);
  const known = new Map<string, string[]>();
  for (const { table, column } of columns) {
    const name = sql.identifier(column);
    const { rows } = await db.execute<{ value: string }>(sql`
      select distinct ${name} as value from ${sql.identifier(table)}
      where length(${name}) between 1 and 60 limit ${sql.raw(String(fewOfEach))}`);
    known.set(column, [...(known.get(column) ?? []), ...rows.map(({ value }) => value)]);
  }
  return known;
}

const columnOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const someText = fc.oneof(
  fc.constantFrom(
    '花卉',
    '云岭花卉产业园',
    '2026 年度扶持',
    'a',
    '<p>正文</p>',
    '100%',
    "O'Neill",
    '\u{1F33C}',
  ),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }),
);
const someDay = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
// The demo's password as a browser sends it.
const demoPassword = createHash('sha1').update('Demo2026').digest('hex');

/** Values for fields with rules beyond their pattern. */
const usual: Record<string, string[]> = {
  landline: ['0871-65123456', '13888000001'],
  hotline: ['0871-65123456'],
  contactPhone: ['0871-65123456', '13888000001'],
  email: ['flower@park.example'],
  creditCode: ['91530100MA6K5XQ11U'],
  password_sha: [demoPassword],
  oldPassword: [demoPassword],
};
const looksLikeId = /^[0-7][0-9A-HJKMNP-TV-Z]{25}$/;

function matching(pattern: RegExp): Arbitrary<string> {
  try {
    return fc.stringMatching(pattern, { maxLength: 60 });
  } catch {
    // Lookaheads, for which no text can be generated.
    return fc.constantFrom('/information', 'https://portal.example/a', 'A1', '100');
  }
}

/** Size and format limits from a schema's checks. */
interface Bounds {
  min?: number;
  max?: number;
  pattern?: RegExp;
}

function boundsOf(schema: z.ZodType): Bounds {
  const bounds: Bounds = {};
  for (const { _zod } of schema._zod.def.checks ?? []) {
    const check = _zod.def as {
      check: string;
      value?: number;
      minimum?: number;
      maximum?: number;
      pattern?: RegExp;
    };
    if (check.check === 'greater_than') bounds.min = check.value;
    if (check.check === 'less_than') bounds.max = check.value;
    if (check.check === 'min_length') bounds.min = check.minimum;
    if (check.check === 'max_length') bounds.max = check.maximum;
    if (check.pattern) bounds.pattern = check.pattern;
  }
  return bounds;
}

function stringOf(schema: z.ZodString, field: string, known: Known): Arbitrary<string> {
  const { format } = schema;
  if (format === 'date') return someDay;
  if (format === 'url') return fc.constant('https://park.example/');
  const { min, max, pattern } = boundsOf(schema);
  const isId = pattern?.source === looksLikeId.source;
  const there = [...(known.get(columnOf(field)) ?? []), ...(usual[field] ?? [])];
  const ofThisKind = there.filter((value) => schema.safeParse(value).success);
  const others = isId ? (known.get('id') ?? []) : [];
  const made = pattern
    ? matching(pattern)
    : someText.map((text) =>
        text
          .trim()
          .padEnd(min ?? 0, '花')
          .slice(0, max ?? 200),
      );
  const choices = [{ weight: 1, arbitrary: made }];
  if (ofThisKind.length > 0) choices.push({ weight: 3, arbitrary: fc.constantFrom(...ofThisKind) });
  if (others.length > 0) choices.push({ weight: 3, arbitrary: fc.constantFrom(...others) });
  return fc.oneof(...choices);
}

function numberOf(schema: z.ZodNumber, field: string): Arbitrary<number> {
  const { min = 0, max = Number.MAX_SAFE_INTEGER } = boundsOf(schema);
  // Most rows are at an early version; a higher one is rejected.
  const usualMost = Math.min(max, /version/i.test(field) ? min + 3 : 2_000_000_000_000);
  const common = fc.maxSafeInteger().map((n) => min + Math.abs(n % (usualMost - min + 1)));
  return fc.oneof({ weight: 6, arbitrary: common }, { weight: 1, arbitrary: fc.constantFrom(min, max) });
}

/** Generates values of a schema's shape; rules between fields are met only by chance. */
export function valuesOf(schema: z.ZodType, known: Known, field = ''): Arbitrary<unknown> {
  const of = (inner: unknown, name = field) => valuesOf(inner as z.ZodType, known, name);
  if (schema instanceof z.ZodOptional) return fc.option(of(schema.unwrap()), { nil: undefined });
  if (schema instanceof z.ZodNullable) return fc.option(of(schema.unwrap()), { nil: null });
  if (schema instanceof z.ZodDefault) return fc.option(of(schema.unwrap()), { nil: undefined, freq: 3 });
  if (schema instanceof z.ZodEnum) return fc.constantFrom(...schema.options);
  if (schema instanceof z.ZodLiteral) return fc.constantFrom(...schema.values);
  if (schema instanceof z.ZodBoolean) return fc.boolean();
  if (schema instanceof z.ZodNumber) return numberOf(schema, field);
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat)
    return stringOf(schema as z.ZodString, field, known);
  if (schema instanceof z.ZodArray) return listOf(schema, known, field);
  if (schema instanceof z.ZodUnion) return fc.oneof(...schema.options.map((option) => of(option)));
  if (schema instanceof z.ZodRecord)
    return fc.dictionary(of(schema.keyType).map(String), of(schema.valueType), { maxKeys: 4 });
  if (schema instanceof z.ZodObject)
    return fc.record(
      Object.fromEntries(Object.entries(schema.shape).map(([name, part]) => [name, of(part, name)])),
    );
  if (schema instanceof z.ZodPipe) return pipedOf(schema, known, field);
  return fc.oneof(someText, fc.integer(), fc.constant(null));
}

function listOf(schema: z.ZodArray, known: Known, field: string): Arbitrary<unknown[]> {
  const { min = 0, max = 4 } = boundsOf(schema);
  // `enterpriseIds` takes values of columns named `enterprise_id`.
  const parts = valuesOf(schema.element as z.ZodType, known, field.replace(/s$/, ''));
  return fc.array(parts, { minLength: min, maxLength: Math.max(min, Math.min(max, 4)) });
}

/** A text that is parsed into a list is comma-separated; other pipes take the shape of their output. */
function pipedOf(schema: z.ZodPipe, known: Known, field: string): Arbitrary<unknown> {
  const { in: into, out } = schema as unknown as { in: z.ZodType; out: z.ZodType };
  if (out instanceof z.ZodTransform) return valuesOf(into, known, field);
  const values = valuesOf(out, known, field);
  return out instanceof z.ZodArray ? values.map((list) => (list as unknown[]).join(',')) : values;
}

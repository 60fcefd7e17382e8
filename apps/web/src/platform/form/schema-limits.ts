import type { z } from 'zod';

/** What a schema says of a field before anything is entered. */
export interface Limits {
  required: boolean;
  maxLength: number | undefined;
}

/** The parts of zod's own description of a schema which lead to the next schema. */
interface Described {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  getter?: () => z.ZodType;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  items?: z.ZodType[];
  options?: z.ZodType[];
  left?: z.ZodType;
  right?: z.ZodType;
  values?: unknown[];
  coerce?: boolean;
}

const described = (schema: z.ZodType) => schema.def as unknown as Described;

/** The schema within: what is optional, has a default, is refined or is made of something else. */
function unwrapped(schema: z.ZodType): z.ZodType {
  const { type, innerType, in: from, out: to, getter } = described(schema);
  if (innerType) return unwrapped(innerType);
  if (getter) return unwrapped(getter());
  // What comes after a `preprocess` is what a field is to be; before a `transform` stands what is entered.
  if (type === 'pipe' && from && to) return unwrapped(described(from).type === 'transform' ? to : from);
  return schema;
}

function partOf(schema: z.ZodType, key: string): z.ZodType | undefined {
  const inner = unwrapped(schema);
  const { shape, element, valueType, items, options, left, right } = described(inner);
  if (shape) return shape[key];
  if (/^\d+$/.test(key) && (element ?? items)) return element ?? items?.[Number(key)];
  if (valueType) return valueType;
  for (const one of [...(options ?? []), left, right]) {
    const part = one && partOf(one, key);
    if (part) return part;
  }
  return undefined;
}

/** The schema of a field: of `steps.0.name` that of each step's name. */
export const schemaAt = (schema: z.ZodType, name: string): z.ZodType | undefined =>
  name.split('.').reduce<z.ZodType | undefined>((within, key) => within && partOf(within, key), schema);

/** How many characters a text may have; of several kinds of text the longest counts. */
function maxLengthOf(schema: z.ZodType): number | undefined {
  const inner = unwrapped(schema);
  const { type, options, values } = described(inner);
  if (type === 'literal') return Math.max(...(values ?? []).map((value) => String(value).length));
  if (type === 'union') {
    const lengths = (options ?? []).map(maxLengthOf);
    return lengths.every((length) => length !== undefined) ? Math.max(...lengths) : undefined;
  }
  return type === 'string' ? ((inner as z.ZodString).maxLength ?? undefined) : undefined;
}

const nothings = ['', null, undefined, []];

/** Whether it takes nothing at all; a schema that makes numbers of texts would make a 0 of an empty one. */
function takesNothing(schema: z.ZodType): boolean {
  const asked = described(unwrapped(schema)).coerce ? [undefined] : nothings;
  return asked.some((nothing) => schema.safeParse(nothing).success);
}

/** Whether a field has to be filled in, and with how many characters at most. */
export const limitsOf = (schema: z.ZodType): Limits => ({
  required: !takesNothing(schema),
  maxLength: maxLengthOf(schema),
});

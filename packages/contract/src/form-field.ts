import * as m from '@portal/texts/messages';
import { z } from 'zod';
import type { Words } from './faults.ts';
import * as fault from './faults.ts';

const labels = z.registry<{ label: Words }>();

/** Gives a field the label which forms and faults name it by. */
export function labelled<Field extends z.ZodType>(label: Words, field: Field): Field {
  labels.add(field, { label });
  return field;
}

/** The parts of zod's own description of a schema which lead to the next one. */
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

const described = (field: z.ZodType) => field.def as unknown as Described;

/** What is inside a field's `optional`, `nullable`, `default`, `lazy` and `pipe`. */
function within(field: z.ZodType): z.ZodType | undefined {
  const { type, innerType, in: from, out: to, getter } = described(field);
  // What comes after a `preprocess` is what a field is to be; before a `transform` stands what is entered.
  if (type === 'pipe' && from) return described(from).type === 'transform' ? to : from;
  return innerType ?? getter?.();
}

/** A field and all that is inside it, down to what a value is. */
function layersOf(field: z.ZodType): [z.ZodType, ...z.ZodType[]] {
  const inner = within(field);
  return inner ? [field, ...layersOf(inner)] : [field];
}

const coreOf = (field: z.ZodType) => layersOf(field).at(-1) ?? field;

const nothings = [undefined, null, '', []];

/** Whether a form cannot be sent while the field holds nothing. */
function isRequired(field: z.ZodType): boolean {
  // A schema that makes numbers of texts would make a 0 of an empty one.
  const asked = described(coreOf(field)).coerce ? [undefined] : nothings;
  return asked.every((nothing) => !field.safeParse(nothing).success);
}

/** How many characters a text may have; of several kinds of text the longest counts. */
function maxLengthOf(field: z.ZodType): number | undefined {
  const core = coreOf(field);
  const { type, options = [], values = [] } = described(core);
  if (type === 'literal') return Math.max(...values.map((value) => String(value).length));
  if (type === 'union') {
    const lengths = options.map(maxLengthOf);
    return lengths.every((length) => length !== undefined) ? Math.max(...lengths) : undefined;
  }
  return type === 'string' ? ((core as z.ZodString).maxLength ?? undefined) : undefined;
}

/** What a form takes of a field from its schema, beside its faults. */
export interface FieldRules {
  /** In the reader's language; undefined where the schema names none. */
  label: string | undefined;
  required: boolean;
  /** Characters a text may have. */
  maxLength: number | undefined;
}

export function fieldRules(field: z.ZodType): FieldRules {
  const label = layersOf(field)
    .map((layer) => labels.get(layer)?.label)
    .find((known) => known);
  return { label: label?.(), required: isRequired(field), maxLength: maxLengthOf(field) };
}

function partOf(form: z.ZodType, name: string): z.ZodType | undefined {
  const { shape, element, valueType, items, options = [], left, right } = described(coreOf(form));
  if (shape) return shape[name];
  if (/^\d+$/.test(name) && (element || items)) return element ?? items?.[Number(name)];
  if (valueType) return valueType;
  for (const one of [...options, left, right]) {
    const part = one && partOf(one, name);
    if (part) return part;
  }
  return undefined;
}

/** The field of a form by the path its faults have, such as `steps.0.name`. */
export const fieldAt = (form: z.ZodType, path: string): z.ZodType | undefined =>
  path.split('.').reduce<z.ZodType | undefined>((part, name) => part && partOf(part, name), form);

const textUpTo = (label: Words, max: number) =>
  z
    .string({ error: fault.enter(label) })
    .trim()
    .max(max, { error: fault.longest(label, max) });

/** A text that may be empty, but comes. */
export const text = (label: Words, max: number) => labelled(label, textUpTo(label, max));

export const requiredText = (label: Words, max: number) =>
  labelled(label, textUpTo(label, max).min(1, { error: fault.enter(label) }));

/** A text that may be left out. */
export const optionalText = (label: Words, max: number) =>
  labelled(
    label,
    z
      .string()
      .trim()
      .max(max, { error: fault.longest(label, max) })
      .default(''),
  );

/** A text of so many characters, whatever is wrong with it; `missing` is said where there is none. */
export function textBetween(label: Words, min: number, max: number, missing?: Words) {
  const error = fault.length(label, min, max);
  return labelled(
    label,
    z
      .string({ error: missing ?? error })
      .trim()
      .min(min, { error })
      .max(max, { error }),
  );
}

/** A text that is asked for, whatever is wrong with it. */
export function line(label: Words, max: number, min = 1) {
  const error = fault.enter(label);
  return labelled(label, z.string({ error }).trim().min(min, { error }).max(max, { error }));
}

/** Why something is done, or what is thought of it; may be left out. */
export const note = (label: Words, max: number) =>
  labelled(
    label,
    z
      .string()
      .trim()
      .max(max, { error: fault.longestNote(label, max) })
      .default(''),
  );

/** The same where it must be said. */
export function requiredNote(label: Words, max: number, min = 2) {
  const error = fault.fillIn(label);
  return labelled(
    label,
    z
      .string({ error })
      .trim()
      .min(min, { error })
      .max(max, { error: fault.longestNote(label, max) }),
  );
}

/** One of a few, which a form asks to choose. */
export const choice = <const Values extends readonly string[]>(label: Words, values: Values) =>
  labelled(label, z.enum(values, { error: fault.choose(label) }));

/** One of a few, which a form or a filter offers; no other exists. */
export const oneOf = <const Values extends readonly string[]>(label: Words, values: Values) =>
  labelled(label, z.enum(values, { error: fault.unknown(label) }));

/** The same of kinds. */
export const kindOf = <const Values extends readonly string[]>(label: Words, values: Values) =>
  labelled(label, z.enum(values, { error: fault.unknownKind(label) }));

/** 0 or 1 of a query, under the name it is sent by. */
export const flag = (name: string) => z.enum(['0', '1'], { error: () => m.fault_zero_or_one({ name }) });

/** A whole number, as a query may send it too. */
export function wholeNumber(label: Words, min: number, max: number, error = fault.wrong(label)) {
  return labelled(label, z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error }));
}

/** A whole number that a form asks for. */
export function wholeBetween(label: Words, min: number, max: number) {
  const error = fault.whole(label, min, max);
  return labelled(label, z.int({ error }).min(min, { error }).max(max, { error }));
}

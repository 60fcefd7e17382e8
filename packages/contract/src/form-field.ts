import * as m from '@portal/texts/messages';
import { z } from 'zod';
import type { Words } from './faults.ts';
import * as fault from './faults.ts';
import { cleanLine, cleanText, cleanUpTo } from './letters.ts';
import { partsOf } from './schema-parts.ts';

const labels = z.registry<{ label: Words }>();

/** Labels a field for forms and fault messages; works on a copy, as the given schema may be shared. */
export function labelled<Field extends z.ZodType>(label: Words, field: Field): Field {
  const own = field.clone(undefined, { parent: true });
  labels.add(own, { label });
  return own;
}

/** The schema wrapped in `optional`, `nullable`, `default`, `lazy` or `pipe`. */
function within(field: z.ZodType): z.ZodType | undefined {
  const { type, innerType, in: from, out: to, getter } = partsOf(field);
  // The field's schema follows a `preprocess` but precedes a `transform`.
  if (type === 'pipe' && from) return partsOf(from).type === 'transform' ? to : from;
  return innerType ?? getter?.();
}

/** A field and everything it wraps, down to the schema of the value. */
function layersOf(field: z.ZodType): [z.ZodType, ...z.ZodType[]] {
  const inner = within(field);
  return inner ? [field, ...layersOf(inner)] : [field];
}

const coreOf = (field: z.ZodType) => layersOf(field).at(-1) ?? field;

const nothings = [undefined, null, '', []];

/** Whether a form cannot be sent while the field is empty. */
function isRequired(field: z.ZodType): boolean {
  // A coercing schema would turn an empty text into 0.
  const asked = partsOf(coreOf(field)).coerce ? [undefined] : nothings;
  return asked.every((nothing) => !field.safeParse(nothing).success);
}

/** Maximum number of characters; for a union, that of the longest option. */
function maxLengthOf(field: z.ZodType): number | undefined {
  const core = coreOf(field);
  const { type, options = [], values = [] } = partsOf(core);
  if (type === 'literal') return Math.max(...values.map((value) => String(value).length));
  if (type === 'union') {
    const lengths = options.map(maxLengthOf);
    return lengths.every((length) => length !== undefined) ? Math.max(...lengths) : undefined;
  }
  return type === 'string' ? ((core as z.ZodString).maxLength ?? undefined) : undefined;
}

/** The form properties derived from a field's schema, apart from its faults. */
export interface FieldRules {
  /** In the reader's language; undefined if the schema has no label. */
  label: string | undefined;
  required: boolean;
  /** Maximum number of characters. */
  maxLength: number | undefined;
}

const labelOf = (field: z.ZodType): Words | undefined =>
  layersOf(field)
    .map((layer) => labels.get(layer)?.label)
    .find((known) => known);

export function fieldRules(field: z.ZodType): FieldRules {
  return { label: labelOf(field)?.(), required: isRequired(field), maxLength: maxLengthOf(field) };
}

function partOf(form: z.ZodType, name: string): z.ZodType | undefined {
  const { shape, element, valueType, items, options = [], left, right } = partsOf(coreOf(form));
  if (shape) return shape[name];
  if (/^\d+$/.test(name) && (element || items)) return element ?? items?.[Number(name)];
  if (valueType) return valueType;
  for (const one of [...options, left, right]) {
    const part = one && partOf(one, name);
    if (part) return part;
  }
  return undefined;
}

/** The names and labels of a form's own fields, without those of its lists and groups. */
export function labelsIn(form: z.ZodType): [name: string, label: Words][] {
  const { shape = {}, options = [], left, right } = partsOf(coreOf(form));
  const own = Object.entries(shape).flatMap(([name, field]): [string, Words][] => {
    const label = labelOf(field);
    return label ? [[name, label]] : [];
  });
  return [...own, ...[...options, left, right].flatMap((each) => (each ? labelsIn(each) : []))];
}

/** Finds the field of a form by a fault path such as `steps.0.name`. */
export const fieldAt = (form: z.ZodType, path: string): z.ZodType | undefined =>
  path.split('.').reduce<z.ZodType | undefined>((part, name) => part && partOf(part, name), form);

const textUpTo = (label: Words, max: number) =>
  z
    .string({ error: fault.enter(label) })
    .overwrite(cleanUpTo(max))
    .max(max, { error: fault.maxLength(label, max) });

/** A text that may be empty, but not missing. */
export const text = (label: Words, max: number) => labelled(label, textUpTo(label, max));

export const requiredText = (label: Words, max: number) =>
  labelled(label, textUpTo(label, max).min(1, { error: fault.enter(label) }));

/** A text that may be left out. */
export const optionalText = (label: Words, max: number) =>
  labelled(
    label,
    z
      .string()
      .overwrite(cleanUpTo(max))
      .max(max, { error: fault.maxLength(label, max) })
      .default(''),
  );

/** A text with minimum and maximum length and one message for both; `missing` is the message for an empty text. */
export function textBetween(label: Words, min: number, max: number, missing?: Words) {
  const error = fault.length(label, min, max);
  return labelled(
    label,
    z
      .string({ error: missing ?? error })
      .overwrite(cleanUpTo(max))
      .min(min, { error })
      .max(max, { error }),
  );
}

/** A required text, with one message for all its faults. */
export function line(label: Words, max: number, min = 1) {
  const error = fault.enter(label);
  return labelled(
    label,
    z.string({ error }).overwrite(cleanUpTo(max)).min(min, { error }).max(max, { error }),
  );
}

/** A longer field that is written in one line, such as a title or an address. */
export const oneLine = (field: z.ZodString) => field.overwrite(cleanLine);

/** Id of a public picture; null for none. */
export const pictureId = (label: Words) => labelled(label, z.string().max(64).nullable().default(null));

/** An optional reason or opinion. */
export const note = (label: Words, max: number) =>
  labelled(
    label,
    z
      .string()
      .overwrite(cleanUpTo(max))
      .max(max, { error: fault.maxLengthNote(label, max) })
      .default(''),
  );

/** A required reason or opinion. */
export function requiredNote(label: Words, max: number, min = 2) {
  const error = fault.fillIn(label);
  return labelled(
    label,
    z
      .string({ error })
      .overwrite(cleanText)
      .min(min, { error })
      .max(max, { error: fault.maxLengthNote(label, max) }),
  );
}

/** One of a few values that the user has to choose in a form. */
export const choice = <const Values extends readonly string[]>(label: Words, values: Values) =>
  labelled(label, z.enum(values, { error: fault.choose(label) }));

/** One of the values a form or filter offers; any other is malformed. */
export const oneOf = <const Values extends readonly string[]>(label: Words, values: Values) =>
  labelled(label, z.enum(values, { error: fault.unknown(label) }));

/** Like `oneOf`, with the message for an unknown kind. */
export const kindOf = <const Values extends readonly string[]>(label: Words, values: Values) =>
  labelled(label, z.enum(values, { error: fault.unknownKind(label) }));

/** A query flag, 0 or 1, with the name it is sent under. */
export const flag = (name: string) => z.enum(['0', '1'], { error: () => m.fault_zero_or_one({ name }) });

/** A whole number; a query may send it as text. */
export function wholeNumber(label: Words, min: number, max: number, error = fault.wrong(label)) {
  return labelled(label, z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error }));
}

/** A required whole number within bounds. */
export function wholeBetween(label: Words, min: number, max: number) {
  const error = fault.whole(label, min, max);
  return labelled(label, z.int({ error }).min(min, { error }).max(max, { error }));
}

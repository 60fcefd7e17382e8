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

/** What is inside a field's `optional`, `nullable`, `default` and `pipe`. */
function within(field: z.ZodType): z.ZodType | undefined {
  if (field instanceof z.ZodPipe) return field.in as z.ZodType;
  if (field instanceof z.ZodOptional || field instanceof z.ZodNullable || field instanceof z.ZodDefault)
    return field.unwrap() as z.ZodType;
  return undefined;
}

/** Whether a form cannot be sent while the field holds nothing. */
const isRequired = (field: z.ZodType) =>
  [undefined, null, '', []].every((nothing) => !field.safeParse(nothing).success);

/** What a form takes of a field from its schema, beside its faults. */
export interface FieldRules {
  /** In the reader's language; undefined where the schema names none. */
  label: string | undefined;
  required: boolean;
  /** Characters a text may have. */
  maxLength: number | undefined;
}

export function fieldRules(field: z.ZodType): FieldRules {
  const layers = [field];
  for (let inner = within(field); inner; inner = within(inner)) layers.push(inner);
  const label = layers.map((layer) => labels.get(layer)?.label).find((known) => known);
  const text = layers.find((layer) => layer instanceof z.ZodString);
  return { label: label?.(), required: isRequired(field), maxLength: text?.maxLength ?? undefined };
}

/** The field of a form by the path its faults have, such as `steps.0.name`. */
export function fieldAt(form: z.ZodType, path: string): z.ZodType | undefined {
  const [name = '', ...rest] = path.split('.');
  const inner = within(form);
  if (inner) return fieldAt(inner, path);
  const field =
    form instanceof z.ZodObject
      ? (form.shape[name] as z.ZodType | undefined)
      : form instanceof z.ZodArray
        ? (form.element as z.ZodType)
        : undefined;
  return field && rest.length > 0 ? fieldAt(field, rest.join('.')) : field;
}

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

import type { OwnAdmission } from '@portal/contract/enterprise/admission';
import { type ApplicationField, applicationFields } from '@portal/contract/enterprise/fields';
import { type ApplicationValues, sentOf, valuesOf } from './application-form.ts';

/** The part of a returned application that can be edited: fields with notes, with their values when it was returned. */
export interface Correction {
  /** In the order of the form. */
  fields: ApplicationField[];
  notes: Record<string, string>;
  earlier: ApplicationValues;
  picture: { mime: string } | null;
}

/** The correction that an application awaits; undefined while all of it can be edited. */
export function correctionOf(admission: OwnAdmission | undefined): Correction | undefined {
  const notes = admission?.fieldNotes ?? {};
  const fields = applicationFields.filter((field) => field in notes);
  if (!admission?.actions.includes('save') || fields.length === 0) return undefined;
  const { returned } = admission;
  return {
    fields,
    notes,
    earlier: valuesOf(returned?.application ?? {}),
    picture: returned?.licence ?? null,
  };
}

/** Compares texts, lists of texts, or rows of texts; the server sends object keys in another order. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const keys = Object.keys(one);
  return (
    keys.length === Object.keys(other).length &&
    keys.every((key) => isSame(Reflect.get(one, key), Reflect.get(other, key)))
  );
}

/** Whether the value differs from the returned one. */
export const isCorrected = ({ earlier }: Correction, field: ApplicationField, value: unknown): boolean =>
  !isSame(sentOf(field, value), sentOf(field, earlier[field]));

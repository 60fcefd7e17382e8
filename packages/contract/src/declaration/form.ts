import * as m from '@portal/texts/messages';
import { phonePattern } from '../identity/fields.ts';
import { cleanText } from '../letters.ts';
import { formTarget, materialTarget } from './terms.ts';

/** A field that enterprises fill in when they apply under a funding call. */
interface AskedField {
  code: string;
  label: string;
  type: 'text' | 'textarea' | 'number' | 'date' | 'phone' | 'select';
  required: boolean;
  minLength: number | null;
  maxLength: number | null;
  options: string[];
}

interface AskedMaterial {
  code: string;
  name: string;
  required: boolean;
}

/** Yuan, tonnes or per cent, with up to two decimals. */
export const figurePattern = /^\d{1,12}(\.\d{1,2})?$/;
const dayPattern = /^\d{4}-\d{2}-\d{2}$/;

/** `Date` turns a day that does not exist, such as 31 February, into another one; compare with the input. */
function isDay(value: string): boolean {
  if (!dayPattern.test(value)) return false;
  const at = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value);
}

function faultOfText({ label, minLength, maxLength }: AskedField, value: string): string | null {
  if (minLength !== null && value.length < minLength)
    return m.declaration_fault_short({ field: label, min: minLength });
  if (maxLength !== null && value.length > maxLength)
    return m.declaration_fault_long({ field: label, max: maxLength });
  return null;
}

/** Describes what is wrong with a field's value; null if nothing is. */
function faultOfField(field: AskedField, given: string | undefined): string | null {
  const value = cleanText(given ?? '');
  const { label, type, required, options } = field;
  if (value === '') return required ? m.fault_fill_in({ field: label }) : null;
  if (type === 'number') return figurePattern.test(value) ? null : m.declaration_fault_figure();
  if (type === 'date') return isDay(value) ? null : m.fault_day();
  if (type === 'phone') return phonePattern.test(value) ? null : m.fault_phone_form();
  if (type === 'select') return options.includes(value) ? null : m.fault_choose({ field: label });
  return faultOfText(field, value);
}

interface Filled {
  form: Readonly<Record<string, string>>;
  /** File of each material, by its code. */
  materials: Readonly<Record<string, string>>;
}

export interface Lack {
  /** `form.<code>` or `material.<code>`. */
  target: string;
  label: string;
  text: string;
}

/** Lists what is missing or wrong before submission; materials are required unless data prove every condition. */
export function lacksOf(
  { fields, materials }: { fields: readonly AskedField[]; materials: readonly AskedMaterial[] },
  filled: Filled,
  { needsMaterials }: { needsMaterials: boolean },
): Lack[] {
  const ofForm = fields.flatMap((field) => {
    const text = faultOfField(field, filled.form[field.code]);
    return text === null ? [] : [{ target: formTarget(field.code), label: field.label, text }];
  });
  const ofMaterials = materials
    .filter(({ code, required }) => needsMaterials && required && !filled.materials[code])
    .map(({ code, name }) => ({
      target: materialTarget(code),
      label: name,
      text: m.declaration_fault_upload({ field: name }),
    }));
  return [...ofForm, ...ofMaterials];
}

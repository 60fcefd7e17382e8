import { NumberField } from '../../ui/number-field/NumberField.tsx';
import { inputOf } from './input-of.tsx';

const Tenths = inputOf(NumberField, {
  format: (tenths: unknown) => (typeof tenths === 'number' ? tenths / 10 : null),
  parse: (value: number | null) => (value === null ? null : Math.round(value * 10)),
});

/** A number with one decimal, held by the form in tenths. */
export const TenthsInput = ({ name, hint }: { name: string; hint?: string }) => (
  <Tenths name={name} step={0.1} formatOptions={{ maximumFractionDigits: 1 }} {...(hint && { hint })} />
);

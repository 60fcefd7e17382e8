import { NumberField } from '../../ui/number-field/NumberField.tsx';
import { inputOf } from './input-of.tsx';

const Hundredths = inputOf(NumberField, {
  format: (hundredths: unknown) => (typeof hundredths === 'number' ? hundredths / 100 : null),
  parse: (value: number | null) => (value === null ? null : Math.round(value * 100)),
});

/** A number with two decimals, which may be negative, held by the form in hundredths. */
export const HundredthsInput = ({ name, hint }: { name: string; hint: string }) => (
  <Hundredths name={name} required step={0.01} formatOptions={{ maximumFractionDigits: 2 }} hint={hint} />
);

import type { ComponentProps } from 'react';
import { NumberField } from '../../ui/number-field/NumberField.tsx';
import { type InputProps, inputOf } from './input-of.tsx';

const format = (fen: unknown) => (typeof fen === 'number' ? fen / 100 : null);
const fenOf = (yuan: number | null) => (yuan === null ? null : Math.round(yuan * 100));

const Yuan = inputOf(NumberField, { format, parse: fenOf });
const YuanOrZero = inputOf(NumberField, { format, parse: (yuan: number | null) => fenOf(yuan) ?? 0 });

interface MoneyInputProps extends InputProps<ComponentProps<typeof NumberField>> {
  /** The form holds 0 instead of null while the field is empty. */
  orZero?: boolean;
}

/** An amount entered in yuan and stored in fen. */
export function MoneyInput({ orZero, ...props }: MoneyInputProps) {
  const Amount = orZero ? YuanOrZero : Yuan;
  return <Amount {...props} minValue={0} step={0.01} formatOptions={{ maximumFractionDigits: 2 }} />;
}

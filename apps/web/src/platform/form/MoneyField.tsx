import type { Ref } from 'react';
import { NumberField } from '../../ui/number-field/NumberField.tsx';

interface MoneyFieldProps {
  label: string;
  /** Integer fen; null while nothing is entered. */
  value: number | null;
  onChange: (fen: number | null) => void;
  onBlur?: () => void;
  error?: string;
  hint?: string;
  required?: boolean;
  unit: string;
  ref?: Ref<HTMLInputElement>;
}

/** An amount entered in yuan, kept in fen. */
export function MoneyField({ value, onChange, ...field }: MoneyFieldProps) {
  return (
    <NumberField
      {...field}
      minValue={0}
      step={0.01}
      formatOptions={{ maximumFractionDigits: 2 }}
      value={value === null ? null : value / 100}
      onChange={(yuan) => onChange(yuan === null ? null : Math.round(yuan * 100))}
    />
  );
}

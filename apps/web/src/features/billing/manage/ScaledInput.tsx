import { useInput } from '../../../platform/form/use-input.ts';
import { NumberField } from '../../../ui/number-field/NumberField.tsx';

export interface ScaledInputProps {
  name: string;
  label: string;
  hint?: string;
  /** Stored steps per displayed unit. */
  scale: number;
}

/** A whole number of small steps, entered in the larger unit. */
export function ScaledInput({ name, label, hint, scale }: ScaledInputProps) {
  const { value, onChange, error } = useInput<number | null>(name);
  return (
    <NumberField
      label={label}
      {...(hint ? { hint } : {})}
      value={value === null ? null : value / scale}
      onChange={(given) => onChange(given === null ? null : Math.round(given * scale))}
      minValue={0}
      step={1 / scale}
      formatOptions={{ maximumFractionDigits: 4 }}
      error={error}
    />
  );
}

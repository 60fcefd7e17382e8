import type { ComponentProps } from 'react';
import { DateField } from '../../ui/date-field/DateField.tsx';
import { type InputProps, inputOf } from './input-of.tsx';

const Day = inputOf(DateField);
const DayOrNull = inputOf(DateField, { parse: (day: string) => day || null });

interface DateInputProps extends InputProps<ComponentProps<typeof DateField>> {
  /** The form holds null instead of an empty string while no day is chosen. */
  orNull?: boolean;
}

export function DateInput({ orNull, ...props }: DateInputProps) {
  const Shown = orNull ? DayOrNull : Day;
  return <Shown {...props} />;
}

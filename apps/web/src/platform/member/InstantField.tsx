import { type Ref, useState } from 'react';
import { DateField } from '../../ui/date-field/DateField.tsx';
import { TimeField } from '../../ui/date-field/TimeField.tsx';
import type { FocusHandle } from '../../ui/field/use-focus-handle.ts';
import { formatDate } from '../display/format.ts';
import { member_instant_time } from '../i18n/paraglide/messages.js';
import styles from './InstantField.module.css';

interface InstantFieldProps {
  label: string;
  /** Epoch milliseconds; null while no day is chosen. */
  value: number | null;
  onChange: (at: number | null) => void;
  onBlur?: () => void;
  /** Taken with the day until another is chosen. */
  usualTime: string;
  hint?: string;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  ref?: Ref<FocusHandle>;
}

const dayOf = (at: number | null) => (at === null ? '' : formatDate(at, 'YYYY-MM-DD'));
const timeOf = (at: number | null) => (at === null ? '' : formatDate(at, 'HH:mm'));
const instantOf = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`);

/** A day with a time of Asia/Shanghai. */
export function InstantField({ label, value, onChange, usualTime, ...field }: InstantFieldProps) {
  const [time, setTime] = useState(timeOf(value) || usualTime);
  const day = dayOf(value);
  return (
    <div className={styles.instant}>
      <DateField
        {...field}
        label={label}
        value={day}
        onChange={(next) => onChange(next === '' ? null : instantOf(next, time))}
      />
      <TimeField
        label={member_instant_time({ label })}
        hiddenLabel
        value={value === null ? time : timeOf(value)}
        disabled={field.disabled || value === null}
        onBlur={field.onBlur}
        onChange={(next) => {
          if (next === '') return;
          setTime(next);
          if (day !== '') onChange(instantOf(day, next));
        }}
      />
    </div>
  );
}

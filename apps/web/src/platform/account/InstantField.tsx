import * as m from '@portal/texts/messages';
import { type Ref, useState } from 'react';
import { DateField } from '../../ui/date-field/DateField.tsx';
import { TimeField } from '../../ui/date-field/TimeField.tsx';
import type { FocusHandle } from '../../ui/field/use-focus-handle.ts';
import { Columns } from '../../ui/layout/Columns.tsx';
import { lastMinute } from '../display/end-text.ts';
import { formatDate } from '../display/format.ts';
import styles from './InstantField.module.css';

interface InstantFieldProps {
  label: string;
  /** Epoch milliseconds; null while no day is chosen. */
  value: number | null;
  onChange: (at: number | null) => void;
  onBlur?: () => void;
  /** The time used with the day until another one is chosen. */
  usualTime: string;
  /** For the end of a period: midnight is shown as the end of the previous day. */
  isEnd?: boolean;
  hint?: string;
  error?: string;
  disabled?: boolean;
  required?: boolean;
  ref?: Ref<FocusHandle>;
}

const dayOf = (at: number | null) => (at === null ? '' : formatDate(at, 'YYYY-MM-DD'));
const timeOf = (at: number | null) => (at === null ? '' : formatDate(at, 'HH:mm'));
const instantOf = (day: string, time: string) => Date.parse(`${day}T${time}:00+08:00`);

/** A day with a time, in Asia/Shanghai; the time field appears once a day is chosen. */
export function InstantField(props: InstantFieldProps) {
  const { label, value, onChange, usualTime, isEnd = false, ...field } = props;
  const [typed, setTyped] = useState<number | null>(null);
  // An end typed here is shown as typed; otherwise the day would change while the user is still typing.
  const written = value !== null && isEnd && value !== typed ? lastMinute(value) : value;
  const [time, setTime] = useState(timeOf(written) || usualTime);
  const day = dayOf(written);
  const change = (at: number | null) => {
    setTyped(at);
    onChange(at);
  };
  return (
    <Columns of="minmax(0, 1fr) 92px" align="start" gap={8} className={styles.instant}>
      <DateField
        {...field}
        label={label}
        value={day}
        onChange={(next) => change(next === '' ? null : instantOf(next, time))}
      />
      <TimeField
        label={m.member_instant_time({ label })}
        hiddenLabel
        value={timeOf(written)}
        disabled={field.disabled || value === null}
        onBlur={field.onBlur}
        onChange={(next) => {
          if (next === '') return;
          setTime(next);
          if (day !== '') change(instantOf(day, next));
        }}
      />
    </Columns>
  );
}

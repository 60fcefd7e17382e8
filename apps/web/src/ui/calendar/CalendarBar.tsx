import type { ReactNode } from 'react';
import {
  Button,
  CalendarHeading,
  CalendarMonthPicker,
  CalendarYearPicker,
  useLocale,
} from 'react-aria-components';
import { Icon } from '../icon/Icon.tsx';
import { chevronLeftIcon, chevronRightIcon } from '../icon/shapes.ts';
import { Row } from '../layout/Row.tsx';
import styles from './Calendar.module.css';

/** Selects for year and month, and buttons for the previous and next month. */
export function CalendarBar() {
  const { locale } = useLocale();
  const year = (
    <CalendarYearPicker visibleYears={101} key="year">
      {(picker) => <NativePicker {...picker} />}
    </CalendarYearPicker>
  );
  const month = (
    <CalendarMonthPicker key="month">{(picker) => <NativePicker {...picker} />}</CalendarMonthPicker>
  );
  return <Bar>{/^(zh|ja)/.test(locale) ? [year, month] : [month, year]}</Bar>;
}

/** The bar above two months, each with its name. */
export function TwoMonthsBar() {
  return (
    <Bar>
      <CalendarHeading className={styles.month} />
      <CalendarHeading className={styles.month} offset={{ months: 1 }} />
    </Bar>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return (
    <Row as="header" align="center" justify="between" below={8} className={styles.bar}>
      <Button slot="previous" className={styles.turn}>
        <Icon shape={chevronLeftIcon} />
      </Button>
      <Row grow justify="center">
        {children}
      </Row>
      <Button slot="next" className={styles.turn}>
        <Icon shape={chevronRightIcon} />
      </Button>
    </Row>
  );
}

interface NativePickerProps {
  'aria-label': string;
  value: string | number;
  onChange: (key: number) => void;
  items: { id: number; formatted: string }[];
}

function NativePicker({ 'aria-label': label, value, onChange, items }: NativePickerProps) {
  return (
    <select
      aria-label={label}
      value={value}
      onChange={(event) => onChange(Number(event.target.value))}
      className={styles.picker}
    >
      {items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
}

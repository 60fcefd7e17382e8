import clsx from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Button, DateInput, DateSegment, Group } from 'react-aria-components';
import control from '../field/Control.module.css';
import { Icon } from '../icon/Icon.tsx';
import { calendarIcon } from '../icon/shapes/calendar.ts';
import styles from './DateBox.module.css';

interface DateBoxProps {
  invalid: boolean;
  readOnly?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLDivElement>;
}

/** The box of a date field with the button that opens the calendar. */
export function DateBox({ invalid, readOnly, children, ref }: DateBoxProps) {
  return (
    <Group
      ref={ref}
      isInvalid={invalid}
      className={clsx(control.control, styles.box)}
      data-readonly={readOnly || undefined}
    >
      {children}
      <Button className={styles.open}>
        <Icon shape={calendarIcon} />
      </Button>
    </Group>
  );
}

/** Year, month and day, each typed or stepped on its own. */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={styles.input}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}

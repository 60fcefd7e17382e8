import { type ReactNode, type Ref, useRef } from 'react';
import { Button, DateInput, DateSegment, Group } from 'react-aria-components';
import control from '../field/Control.module.css';
import { type FocusHandle, useFocusHandle } from '../field/use-focus-handle.ts';
import { Icon } from '../icon/Icon.tsx';
import { calendarIcon } from '../icon/shapes.ts';
import { Row } from '../layout/Row.tsx';
import styles from './DateBox.module.css';

interface DateBoxProps {
  invalid: boolean;
  readOnly?: boolean;
  disabled?: boolean;
  /** Without the button that opens a calendar. */
  plain?: boolean;
  children: ReactNode;
  ref?: Ref<FocusHandle>;
}

/** The box around the segments of a date or time. */
export function DateBox({ invalid, readOnly, disabled, plain, children, ref }: DateBoxProps) {
  const group = useRef<HTMLDivElement>(null);
  useFocusHandle(ref, group);
  const parts = (
    <Row grow wrap align="center" gapX={4} shrink padBlock={2} className={styles.parts}>
      {children}
    </Row>
  );
  // The segments alone already form a group, and a second one would have the same id.
  if (plain)
    return (
      <div
        ref={group}
        className={control.control}
        data-invalid={invalid || undefined}
        data-readonly={readOnly || undefined}
        data-disabled={disabled || undefined}
      >
        {parts}
      </div>
    );
  return (
    <Group ref={group} isInvalid={invalid} isReadOnly={readOnly} className={control.control}>
      {parts}
      <Button className={styles.open}>
        <Icon shape={calendarIcon} />
      </Button>
    </Group>
  );
}

/** Year, month and day, or hour and minute, each typed or stepped separately. */
export function DateParts({ slot }: { slot?: 'start' | 'end' }) {
  return (
    <DateInput slot={slot} className={styles.input}>
      {(segment) => <DateSegment segment={segment} className={styles.segment} />}
    </DateInput>
  );
}

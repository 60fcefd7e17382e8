import type { ReactNode } from 'react';
import { Row } from '../layout/Row.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** “3 selected” and the button that clears the selection. */
  children: ReactNode;
  /** The total in large type, with a line below. */
  sum?: ReactNode;
  note?: ReactNode;
  actions: ReactNode;
}

/** A bar that sticks to the bottom of the page while rows are selected. */
export function SelectionBar({ children, sum, note, actions }: SelectionBarProps) {
  return (
    <Row
      as="section"
      wrap
      align="center"
      gap={12}
      gapX={24}
      padBlock={14}
      padInline={24}
      lineAbove="strong"
      ground="page"
      className={styles.bar}
      aria-live="polite"
    >
      <Row wrap align="center" gap={8} gapX={24} className={styles.text}>
        {children}
      </Row>
      {sum && (
        <Text leading="head" text="end">
          <Text as="b" size={24} figures className={styles.amount}>
            {sum}
          </Text>
          {note && (
            <Text as="small" block tone="faint" size={13}>
              {note}
            </Text>
          )}
        </Text>
      )}
      <Row gap={12}>{actions}</Row>
    </Row>
  );
}

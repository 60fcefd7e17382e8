import type { ReactNode } from 'react';
import { Columns } from '../layout/Columns.tsx';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './ChipRow.module.css';

/** A line of filters: its label, then the chips. */
export function ChipRow({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Columns
      of="minmax(3.5rem, max-content) minmax(0, 1fr)"
      align="baseline"
      gapX={8}
      stack="tablet"
      className={styles.row}
    >
      <Text as="dt" tone="faint" size={14} unseen="tablet">
        {label}
      </Text>
      <Row as="dd" wrap gap={8} className={styles.chips}>
        {children}
      </Row>
    </Columns>
  );
}

/** Several lines of filters above a list. */
export function ChipFilter({ label, children }: { label: string; children: ReactNode }) {
  return (
    <nav aria-label={label}>
      <Stack as="dl" gap={12} padTop={20} padBottom={16} lineBelow="thin" className={styles.filter}>
        {children}
      </Stack>
    </nav>
  );
}

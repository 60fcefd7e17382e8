import type { ReactNode } from 'react';
import { Columns } from '../layout/Columns.tsx';
import { Row } from '../layout/Row.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './StoryPage.module.css';

/** Samples in a row, each with the name of its state below. */
export function SampleRow({ children }: { children: ReactNode }) {
  return (
    <Row wrap align="start" gap={16} gapX={20} className={styles.row}>
      {children}
    </Row>
  );
}

export function Sample({ state, children }: { state: string; children: ReactNode }) {
  return (
    <Text as="div" shrink>
      {children}
      <Text as="small" block above={6} tone="faint" size={13}>
        {state}
      </Text>
    </Text>
  );
}

export function SampleGrid({ columns = 3, children }: { columns?: number; children: ReactNode }) {
  return (
    <Columns
      of={`repeat(${columns}, minmax(0, 1fr))`}
      stack="tablet"
      align="start"
      gap={24}
      className={styles.samples}
    >
      {children}
    </Columns>
  );
}

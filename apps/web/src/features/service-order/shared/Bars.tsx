import type { CSSProperties } from 'react';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './Bars.module.css';

interface BarsProps {
  bars: { name: string; count: number; tone?: 'late' }[];
}

/** A few counts as bars, each with its label and number. */
export function Bars({ bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <Stack as="dl" gap={4} className={styles.bars}>
      {bars.map(({ name, count, tone }) => (
        <Columns of="92px minmax(0, 1fr)" align="center" size={14} key={name} data-tone={tone}>
          <Text as="dt" tone="quiet">
            {name}
          </Text>
          <Row as="dd" gap={8} align="center" figures>
            <i style={{ '--share': `${(100 * count) / most}%` } as CSSProperties} aria-hidden="true" />
            <span>{count}</span>
          </Row>
        </Columns>
      ))}
    </Stack>
  );
}

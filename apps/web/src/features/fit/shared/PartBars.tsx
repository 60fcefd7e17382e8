import type { ShownPart } from '@portal/contract/fit/public';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './PartBars.module.css';

/** The parts of a score, one line each: points, maximum and reason. */
export function PartBars({ parts }: { parts: readonly ShownPart[] }) {
  return (
    <Stack as="dl" gap={8} size={14}>
      {parts.map(({ part, label, points, weight, reason }) => (
        <Columns
          key={part}
          of="72px minmax(48px, 140px) 60px minmax(0, 1fr)"
          gap={4}
          gapX={12}
          align="center"
          className={styles.part}
        >
          <Text as="dt" tone="quiet">
            {label}
          </Text>
          <dd className={styles.rail} aria-hidden>
            <i
              style={{ width: `${weight === 0 ? 0 : (points / weight) * 100}%` }}
              data-low={points * 2 < weight || undefined}
            />
          </dd>
          <Text as="dd" tone="quiet" figures nowrap>
            <Text as="b" tone="ink">
              {points}
            </Text>{' '}
            / {weight}
          </Text>
          <Text as="dd" tone="quiet" className={styles.reason}>
            {reason}
          </Text>
        </Columns>
      ))}
    </Stack>
  );
}

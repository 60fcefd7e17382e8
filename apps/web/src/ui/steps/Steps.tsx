import type { CSSProperties } from 'react';
import { Columns } from '../layout/Columns.tsx';
import { Text } from '../layout/Text.tsx';
import type { Step } from './StepBar.tsx';
import styles from './Steps.module.css';

/** A process as numbered steps on a line; no step is current. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <Columns
      as="ol"
      of="repeat(var(--steps), minmax(0, 1fr))"
      className={styles.steps}
      style={{ '--steps': steps.length } as CSSProperties}
    >
      {steps.map(({ title, note }) => (
        <Text key={title} as="li" relative leading="mid" className={styles.step}>
          <Text as="b" block above={4} className={styles.title}>
            {title}
          </Text>
          {note && (
            <Text as="span" tone="faint" size={14}>
              {note}
            </Text>
          )}
        </Text>
      ))}
    </Columns>
  );
}

import type { CSSProperties } from 'react';
import { Text } from '../layout/Text.tsx';
import type { Step } from './StepBar.tsx';
import styles from './Steps.module.css';

/** A process as numbered steps on a line; no step is current. */
export function Steps({ steps }: { steps: Step[] }) {
  return (
    <ol className={styles.steps} style={{ '--steps': steps.length } as CSSProperties}>
      {steps.map(({ title, note }) => (
        <li key={title} className={styles.step}>
          <Text as="b" block above={4} className={styles.title}>
            {title}
          </Text>
          {note && (
            <Text as="span" tone="faint" size={14}>
              {note}
            </Text>
          )}
        </li>
      ))}
    </ol>
  );
}

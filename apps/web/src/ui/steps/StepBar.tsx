import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon } from '../icon/shapes.ts';
import { Columns } from '../layout/Columns.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './StepBar.module.css';

export interface Step {
  title: string;
  note?: ReactNode;
}

interface StepBarProps {
  steps: Step[];
  /** Index of the current step; `steps.length` if all are done. */
  current: number;
  /** Announced before a completed step, for example “done”. */
  doneLabel: string;
}

/** The current step of a form with several pages. */
export function StepBar({ steps, current, doneLabel }: StepBarProps) {
  return (
    <Stack
      as="ol"
      className={styles.bar}
      style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}
    >
      {steps.map(({ title, note }, index) => (
        <Columns
          key={title}
          as="li"
          of="32px minmax(0, 1fr)"
          atTop
          align="center"
          gapX={12}
          tone="faint"
          leading="mid"
          className={styles.step}
          data-place={`${index + 1} / ${steps.length}`}
          data-state={index < current ? 'done' : index === current ? 'now' : 'next'}
          aria-current={index === current ? 'step' : undefined}
        >
          <Stack as="span" self="start" size={15} weight={600} className={styles.number}>
            {index < current ? <Icon shape={checkIcon} label={doneLabel} /> : index + 1}
          </Stack>
          <Text as="b" tone="quiet" className={styles.title}>
            {title}
          </Text>
          {note && <span className={styles.note}>{note}</span>}
        </Columns>
      ))}
    </Stack>
  );
}

import * as m from '@portal/texts/messages';
import { type ReactNode, useId } from 'react';
import { Sentence } from '../../../../platform/display/Sentence.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import styles from './Correction.module.css';

interface FixProps {
  title: string;
  /** The reviewer's note. */
  note: string;
  done: boolean;
  children: ReactNode;
}

/** One correction, ticked off once it is made. */
export function Fix({ title, note, done, children }: FixProps) {
  const id = useId();
  return (
    <Stack
      as="section"
      gap={12}
      above={24}
      padInline={20}
      padBlock={20}
      round
      className={styles.fix}
      data-done={done || undefined}
      aria-labelledby={id}
    >
      <h3 id={id}>
        {title}
        <Status kind={done ? 'done' : 'waiting'}>
          {done ? m.identity_correction_done() : m.identity_correction_open()}
        </Status>
      </h3>
      <Text tone="amber">
        <Sentence say={m.identity_correction_note} values={{ note }} />
      </Text>
      {children}
    </Stack>
  );
}

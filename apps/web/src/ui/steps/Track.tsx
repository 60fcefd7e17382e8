import { Stack } from '../layout/Stack.tsx';
import styles from './Track.module.css';

export interface TrackStop {
  text: string;
  /** `waiting`: it stops here until the reader acts. */
  state: 'done' | 'now' | 'waiting' | 'next';
}

/** The progress of a case as dots on a line, small enough for a list row. */
export function Track({ label, stops }: { label: string; stops: TrackStop[] }) {
  return (
    <Stack as="ol" tone="faint" size={12} leading="head" className={styles.track} aria-label={label}>
      {stops.map(({ text, state }) => (
        <li
          key={text}
          className={styles.stop}
          data-state={state}
          aria-current={state === 'now' || state === 'waiting' ? 'step' : undefined}
        >
          {text}
        </li>
      ))}
    </Stack>
  );
}

import type { ReactNode } from 'react';
import { Row } from '../layout/Row.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './Timeline.module.css';

export interface TimelineEvent {
  key: string;
  /** The time in words, and as ISO text for machines. */
  time: string;
  dateTime?: string;
  title: ReactNode;
  by?: ReactNode;
  note?: ReactNode;
  /** `coming`: it has not happened yet. */
  tone?: 'done' | 'now' | 'waiting' | 'refused' | 'coming';
}

/** The history of an object, in the given order. */
export function Timeline({ label, events }: { label: string; events: TimelineEvent[] }) {
  return (
    <ol aria-label={label}>
      {events.map(({ key, time, dateTime, title, by, note, tone = 'done' }) => (
        <Text key={key} as="li" relative leading="list" className={styles.event} data-tone={tone}>
          <Row as="p" wrap align="baseline" justify="between" gap={0} gapX={16}>
            <Text as="b" size="label" className={styles.title}>
              {title}
            </Text>
            {dateTime ? (
              <time className={styles.time} dateTime={dateTime}>
                {time}
              </time>
            ) : (
              <span className={styles.time}>{time}</span>
            )}
          </Row>
          {by && <p className={styles.by}>{by}</p>}
          {note && (
            <Text as="div" above={4} tone="quiet" size="note">
              {note}
            </Text>
          )}
        </Text>
      ))}
    </ol>
  );
}

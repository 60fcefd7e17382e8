import type { ReactNode } from 'react';
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
        <li key={key} className={styles.event} data-tone={tone}>
          <p className={styles.head}>
            <b className={styles.title}>{title}</b>
            {dateTime ? (
              <time className={styles.time} dateTime={dateTime}>
                {time}
              </time>
            ) : (
              <span className={styles.time}>{time}</span>
            )}
          </p>
          {by && <p className={styles.by}>{by}</p>}
          {note && <div className={styles.note}>{note}</div>}
        </li>
      ))}
    </ol>
  );
}

import { minutesOf } from '@portal/contract/booking/slots';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { dayOf, dayWords } from '../../../platform/display/day-words.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { RoomNote } from '../../conference-room/shared/RoomNote.tsx';
import styles from './Door.module.css';
import { clockOf } from './door-time.ts';
import type { Door } from './use-door.ts';

const usual = { from: 8, to: 20 };

/** The room, the time, and its schedule from morning to evening. */
export function DoorDay({ door, now }: { door: Door; now: number }) {
  const first = Math.min(usual.from, ...door.spans.map(({ from }) => Math.floor(minutesOf(from) / 60)));
  const last = Math.max(usual.to, ...door.spans.map(({ to }) => Math.ceil(minutesOf(to) / 60)));
  const place = (minutes: number) => `${((minutes / 60 - first) / (last - first)) * 100}%`;
  const present = minutesOf(clockOf(now));
  const hours = Array.from({ length: Math.floor((last - first) / 2) + 1 }, (_, nth) => first + 2 * nth);
  return (
    <aside className={styles.day}>
      <div className={styles.name}>
        <div>
          <h1 tabIndex={-1}>
            <Written>{door.name}</Written>
          </h1>
          <p>
            <Written>{door.place}</Written> · <RoomNote {...door} />
          </p>
        </div>
        <time className={styles.clock}>{clockOf(now)}</time>
      </div>
      <ol className={styles.line} aria-label={m.door_today()}>
        {hours.map((hour) => (
          <li key={hour} aria-hidden className={styles.tick} style={{ top: place(hour * 60) }}>
            {String(hour).padStart(2, '0')}
          </li>
        ))}
        {door.spans.map(({ from, to, title, isNow }) => (
          <li
            key={from}
            className={styles.span}
            data-now={isNow || undefined}
            data-past={minutesOf(to) <= present || undefined}
            style={
              {
                top: place(minutesOf(from)),
                height: `calc(${place(first * 60 + minutesOf(to) - minutesOf(from))} - 3px)`,
              } as CSSProperties
            }
          >
            <time dateTime={from}>{`${from}–${to}`}</time>
            <b>{title ? <Written>{title}</Written> : m.booking_reserved()}</b>
          </li>
        ))}
        {present >= first * 60 && present <= last * 60 && (
          <li aria-hidden className={styles.now} style={{ top: place(present) }} />
        )}
      </ol>
      <p className={styles.date}>{dayWords(dayOf(now))}</p>
    </aside>
  );
}

import { minutesOf } from '@portal/contract/booking/slots';
import { roomBookingPath, roomCheckInPath } from '@portal/contract/room-door/paths';
import * as m from '@portal/texts/messages';
import clsx from 'clsx';
import { type CSSProperties, useEffect, useState } from 'react';
import { durationText } from '../../../platform/display/duration-text.ts';
import { QrCode } from '../../../ui/qr-code/QrCode.tsx';
import styles from './Door.module.css';
import { DoorDay } from './DoorDay.tsx';
import { clockOf } from './door-time.ts';
import type { Door } from './use-door.ts';

const burnInMs = 10 * 60_000;
const checkInMinutes = 15;

interface DoorViewProps {
  door: Door;
  /** Time of the last answer, if the connection is lost. */
  lostAt: number | undefined;
}

/** A status word readable from eight metres, how long it holds, and the code to scan. */
export function DoorView({ door, lostAt }: DoorViewProps) {
  const now = useClock(door.now, lostAt !== undefined);
  // Shifts everything by two pixels now and then to prevent screen burn-in.
  const shift = `${Math.floor(now / burnInMs) % 2 === 0 ? 0 : 2}px`;
  return (
    <div
      className={clsx(styles.door, styles[door.state])}
      data-lost={lostAt !== undefined || undefined}
      style={{ '--shift': shift } as CSSProperties}
    >
      <section className={styles.state} aria-live="polite">
        <p className={styles.word}>
          <i className={styles.shape} />
          {{ FREE: m.door_free, HELD: m.door_held, WAIT: m.door_wait, BUSY: m.door_busy }[door.state]()}
        </p>
        <p className={styles.big}>{sentenceOf(door, now)}</p>
        <Present door={door} now={now} />
        <Scan door={door} now={now} />
        <p className={styles.foot}>
          {lostAt === undefined ? footOf(door) : m.door_lost({ time: clockOf(lostAt) })}
        </p>
      </section>
      <DoorDay door={door} now={now} />
    </div>
  );
}

/** The server's time, continued in the browser; it stops when the connection is lost. */
function useClock(asked: number, isLost: boolean): number {
  const [now, setNow] = useState(asked);
  useEffect(() => {
    setNow(asked);
    if (isLost) return;
    const began = Date.now();
    const timer = window.setInterval(() => setNow(asked + Date.now() - began), 1_000);
    return () => window.clearInterval(timer);
  }, [asked, isLost]);
  return now;
}

/** The booking in the room now, or the one expected next. */
const presentOf = ({ spans, state }: Door) =>
  spans.find(({ isNow }) => isNow) ?? (state === 'WAIT' ? spans[0] : undefined);

const nextOf = ({ spans }: Door, now: number) =>
  spans.find(({ from }) => minutesOf(from) > minutesOf(clockOf(now)));

function sentenceOf(door: Door, now: number): string {
  const present = presentOf(door);
  if (door.state === 'WAIT' && present)
    return `${present.from}–${present.to} ${present.title || m.booking_reserved()}`;
  if (door.state === 'HELD' && door.releasedAt !== null)
    return m.door_held_until({ time: clockOf(door.releasedAt) });
  if (door.until === null) return m.door_all_day();
  const left = minutesOf(door.until) - minutesOf(clockOf(now));
  return m.door_until({ time: door.until, left: durationText(Math.max(left, 0)) });
}

function footOf(door: Door): string {
  if (door.state === 'WAIT' && door.releasedAt !== null)
    return m.door_release({ time: clockOf(door.releasedAt) });
  const next = nextOf(door, door.now);
  return next
    ? m.door_next({ time: `${next.from}–${next.to}`, title: next.title || m.booking_reserved() })
    : m.door_none_next();
}

/** The title of the current booking, and how much of its time has passed. */
function Present({ door, now }: { door: Door; now: number }) {
  const present = presentOf(door);
  if (door.state !== 'BUSY' || !present) return null;
  const [from, to] = [minutesOf(present.from), minutesOf(present.to)];
  const share = Math.min(Math.max((minutesOf(clockOf(now)) - from) / (to - from), 0), 1);
  return (
    <>
      <p className={styles.title}>{present.title || m.booking_reserved()}</p>
      <div className={styles.rail} style={{ '--share': `${share * 100}%` } as CSSProperties} />
      <p className={styles.ends}>
        <span>{present.from}</span>
        <span>{present.to}</span>
      </p>
    </>
  );
}

function Scan({ door, now }: { door: Door; now: number }) {
  const isWait = door.state === 'WAIT';
  const present = presentOf(door);
  const isOpen = door.state === 'FREE' || door.state === 'HELD';
  const path = isOpen ? roomBookingPath : roomCheckInPath(door.code);
  return (
    <div className={styles.scan}>
      <QrCode
        text={new URL(path, location.origin).href}
        label={isWait ? m.booking_check_in() : m.door_scan()}
        className={styles.code}
      />
      {isWait && present && door.releasedAt !== null ? (
        <div>
          <ReleaseRing now={now} releasedAt={door.releasedAt} />
          <p className={styles.say}>{m.door_check_in({ code: door.code })}</p>
        </div>
      ) : (
        <div>
          <h2>{m.door_scan()}</h2>
          <p className={styles.say}>{isOpen ? m.door_scan_free() : m.door_scan_busy()}</p>
        </div>
      )}
    </div>
  );
}

const around = 2 * Math.PI * 86;

/** Minutes and seconds until the room is released. */
function ReleaseRing({ now, releasedAt }: { now: number; releasedAt: number }) {
  const full = checkInMinutes * 60;
  const left = Math.max(Math.round((releasedAt - now) / 1_000), 0);
  const text = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`;
  return (
    <svg className={styles.ring} viewBox="0 0 200 200" role="img" aria-label={m.door_left({ time: text })}>
      <circle cx="100" cy="100" r="86" className={styles.track} />
      <circle
        cx="100"
        cy="100"
        r="86"
        className={styles.arc}
        strokeDasharray={`${around * Math.min(left / full, 1)} ${around}`}
        transform="rotate(-90 100 100)"
      />
      <text x="100" y="104" textAnchor="middle" fontSize="46" fontWeight="600">
        {text}
      </text>
      <text x="100" y="134" textAnchor="middle" fontSize="18">
        {m.door_left_word()}
      </text>
    </svg>
  );
}

import type { PayOrderDetail } from '@portal/contract/payment/public';
import * as m from '@portal/texts/messages';
import { type CSSProperties, useEffect, useState } from 'react';
import { formatDate } from '../../../../platform/display/format.ts';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/VisuallyHidden.tsx';
import styles from './Countdown.module.css';
import { clockText, daysLeft, minutesToSay } from './time-left.ts';

type Timed = Pick<PayOrderDetail, 'now' | 'createdAt' | 'expireAt'>;

/** Milliseconds until an order expires, by the server's clock. */
export function useTimeLeft({ now, expireAt }: Timed, onOver: () => void): number {
  const [left, setLeft] = useState(expireAt - now);
  useEffect(() => {
    const end = Date.now() + expireAt - now;
    setLeft(end - Date.now());
    if (now >= expireAt) return;
    const timer = window.setInterval(() => {
      const rest = end - Date.now();
      setLeft(rest);
      if (rest > 0) return;
      window.clearInterval(timer);
      onOver();
    }, 1_000);
    return () => window.clearInterval(timer);
  }, [now, expireAt, onOver]);
  return left;
}

function leftText(leftMs: number): string {
  const days = daysLeft(leftMs);
  return days ? m.member_time_days(days) : clockText(leftMs);
}

interface CountdownProps {
  order: Timed;
  leftMs: number;
}

/** The time left to pay, as text and as a bar; the last minutes are announced. */
export function Countdown({ order: { createdAt, expireAt }, leftMs }: CountdownProps) {
  const share = Math.min(Math.max(leftMs / (expireAt - createdAt), 0), 1);
  const minutes = minutesToSay(leftMs);
  const pattern = daysLeft(expireAt - createdAt) ? 'MM-DD HH:mm' : 'HH:mm';
  return (
    <Columns of="auto minmax(0, 1fr)" gap={20} align="center">
      <Text as="b" size={28} figures nowrap className={styles.left} role="timer" aria-label={m.pay_left()}>
        {leftText(leftMs)}
      </Text>
      <div>
        <div className={styles.track} style={{ '--left': `${share * 100}%` } as CSSProperties} />
        <p className={styles.ends}>
          <span>{m.pay_made_at({ time: formatDate(createdAt, pattern) })}</span>
          <span>{m.pay_closes_at({ time: formatDate(expireAt, pattern) })}</span>
        </p>
      </div>
      <VisuallyHidden>
        <output>{minutes === null ? '' : m.pay_left_minutes({ minutes })}</output>
      </VisuallyHidden>
    </Columns>
  );
}

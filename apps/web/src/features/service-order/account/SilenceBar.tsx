import * as m from '@portal/texts/messages';
import { type CSSProperties, useState } from 'react';
import { formatDate } from '../../../platform/display/format.ts';
import styles from './SilenceBar.module.css';

/** How much of the objection period has passed: the past in grey, today as a tick, the rest coloured. */
export function SilenceBar({ since, until }: { since: number; until: number }) {
  const [now] = useState(() => Date.now());
  const at = Math.min(1, Math.max(0, (now - since) / Math.max(1, until - since)));
  return (
    <div className={styles.silence}>
      <div className={styles.bar} style={{ '--at': `${Math.round(at * 100)}%` } as CSSProperties} />
      <p className={styles.ends}>
        <span>{m.order_done_on({ day: formatDate(since, 'MM-DD') })}</span>
        <b>{m.order_confirms_on({ day: formatDate(until, 'MM-DD') })}</b>
      </p>
      <p className={styles.note}>{m.order_silence()}</p>
    </div>
  );
}

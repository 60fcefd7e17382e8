import type { ActivityRow } from '@portal/contract/activity/public';
import type { CSSProperties } from 'react';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { seatsText } from './activity-words.ts';
import styles from './SeatBar.module.css';

const scarce = 0.85;

/** Taken seats, as a bar and in words. */
export function SeatBar({ of }: { of: Pick<ActivityRow, 'capacity' | 'taken' | 'waiting'> }) {
  const share = of.capacity === 0 ? 0 : Math.min(1, of.taken / of.capacity);
  const look = share >= 1 ? 'full' : share >= scarce ? 'scarce' : 'free';
  return (
    <Stack as="p" gap={6} tone="quiet" size={14} className={styles.seats}>
      {of.capacity > 0 && <i data-look={look} style={{ '--share': `${share * 100}%` } as CSSProperties} />}
      {seatsText(of)}
    </Stack>
  );
}

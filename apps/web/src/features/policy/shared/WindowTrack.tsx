import type { DeclareItemRow } from '@portal/contract/policy/declare-item';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { Text } from '../../../ui/layout/Text.tsx';
import { declareWindowOn } from './declare-window.ts';
import { itemStateLabels } from './policy-labels.ts';
import styles from './WindowTrack.module.css';

export interface WindowProps {
  item: Pick<DeclareItemRow, 'state' | 'windowFrom' | 'windowTo'>;
  today: string;
}

/** The application window as a line: grey for the past, coloured for what is left, a tick for today. */
export function WindowTrack({ item, today }: WindowProps) {
  const { phase, spent } = declareWindowOn(item, today);
  const percent = Math.round(spent * 100);
  const label = m.policy_track_label({ from: item.windowFrom, to: item.windowTo, percent });
  return (
    <div
      role="img"
      aria-label={label}
      className={styles.track}
      data-phase={phase}
      style={{ '--at': `${percent}%` } as CSSProperties}
    />
  );
}

/** The time left, or the item's state once its window has closed. */
export function WindowLeft({ item, today }: WindowProps) {
  const { phase, days, isUrgent } = declareWindowOn(item, today);
  return (
    <Text
      as="span"
      tone="ink"
      weight={600}
      className={styles.left}
      data-phase={phase}
      data-urgent={isUrgent || undefined}
    >
      {textOf(item.state, phase, days)}
    </Text>
  );
}

function textOf(
  state: DeclareItemRow['state'],
  phase: ReturnType<typeof declareWindowOn>['phase'],
  days: number,
): string {
  if (phase === 'COMING') return m.policy_starts_in({ count: days });
  if (phase === 'OPEN') return days === 0 ? m.policy_last_day() : m.policy_days_left({ count: days });
  return state === 'DRAFT' ? '' : itemStateLabels[state]();
}

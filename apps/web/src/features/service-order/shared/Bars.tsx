import type { CSSProperties } from 'react';
import styles from './Bars.module.css';

interface BarsProps {
  bars: { name: string; count: number; tone?: 'late' }[];
}

/** A few counts as bars, each with its label and number. */
export function Bars({ bars }: BarsProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <dl className={styles.bars}>
      {bars.map(({ name, count, tone }) => (
        <div key={name} data-tone={tone}>
          <dt>{name}</dt>
          <dd>
            <i style={{ '--share': `${(100 * count) / most}%` } as CSSProperties} aria-hidden="true" />
            <span>{count}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

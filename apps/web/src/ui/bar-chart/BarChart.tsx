import type { CSSProperties } from 'react';
import styles from './BarChart.module.css';

interface Bar {
  key: string;
  /** Below the bar, where there is room for it. */
  label: string;
  /** From the bottom up; the names of the parts are those of the chart. */
  parts: number[];
  /** What the bar should not rise above: a dash across it. */
  limit?: number | null;
  /** Something is unusual about it, which the table says in words. */
  marked?: boolean;
}

interface BarChartProps {
  /** What the picture shows, in a sentence; the figures themselves stand in a table beside it. */
  label: string;
  bars: Bar[];
  /** Names of the parts, for the legend; left out where a bar is one. */
  parts?: string[];
  /** What the dashes stand for, for the legend. */
  limitName?: string;
  /** The text of the greatest value, at the top of the scale. */
  scale: (value: number) => string;
}

/** Bars over time as a picture, drawn on the server as well and without a library: pages without charts carry nothing. */
export function BarChart({ label, bars, parts = [], limitName, scale }: BarChartProps) {
  const sums = bars.map((bar) => bar.parts.reduce((sum, part) => sum + part, 0));
  const top = Math.max(...sums, ...bars.map(({ limit }) => limit ?? 0), 1);
  const share = (value: number) => ({ '--share': value / top }) as CSSProperties;
  // So many labels fit on a desk; a phone has room for every other of them.
  const every = Math.ceil(bars.length / 12);
  return (
    <figure className={styles.figure}>
      <div className={styles.chart} role="img" aria-label={label}>
        <span className={styles.top}>{scale(top)}</span>
        <div className={styles.bars}>
          {bars.map((bar, at) => (
            <div key={bar.key} className={styles.column} data-marked={bar.marked || undefined}>
              {bar.limit && <i className={styles.limit} style={share(bar.limit)} />}
              {bar.parts.map((part, nth) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar are its places
                <i key={nth} className={styles.bar} data-part={nth} style={share(part)} />
              ))}
              {at % every === 0 && (
                <span className={styles.label} data-odd={(at / every) % 2 === 1 || undefined}>
                  {bar.label}
                </span>
              )}
            </div>
          ))}
        </div>
      </div>
      {(parts.length > 1 || limitName) && (
        <figcaption className={styles.legend}>
          {parts.map((name, nth) => (
            <span key={name} className={styles.name} data-part={nth}>
              {name}
            </span>
          ))}
          {limitName && <span className={styles.dashed}>{limitName}</span>}
        </figcaption>
      )}
    </figure>
  );
}

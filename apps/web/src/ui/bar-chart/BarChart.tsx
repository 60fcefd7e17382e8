import styles from './BarChart.module.css';

interface Bar {
  key: string;
  /** Below the bar, where there is room for it. */
  label: string;
  /** From the bottom up; the names of the parts are those of the chart. */
  parts: number[];
  /** Something is unusual about it, which the table says in words. */
  marked?: boolean;
}

interface BarChartProps {
  /** What the picture shows, in a sentence; the figures themselves stand in a table beside it. */
  label: string;
  bars: Bar[];
  /** Names of the parts, for the legend; left out where a bar is one. */
  parts?: string[];
  /** The text of the greatest value, at the top of the scale. */
  scale: (value: number) => string;
}

const width = 720;
const height = 220;
const foot = 22;
const head = 14;

/** Bars over time as a picture, drawn on the server as well and without a library: pages without charts carry nothing. */
export function BarChart({ label, bars, parts = [], scale }: BarChartProps) {
  const sums = bars.map((bar) => bar.parts.reduce((sum, part) => sum + part, 0));
  const top = Math.max(...sums, 1);
  const step = width / Math.max(bars.length, 1);
  const heightOf = (value: number) => (value / top) * (height - foot - head);
  const every = Math.ceil(bars.length / 12);
  return (
    <figure className={styles.figure}>
      <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <line className={styles.rule} x1="0" x2={width} y1={head} y2={head} />
        <line className={styles.axis} x1="0" x2={width} y1={height - foot} y2={height - foot} />
        {bars.map((bar, at) => {
          let below = height - foot;
          return (
            <g key={bar.key} data-marked={bar.marked || undefined}>
              {bar.parts.map((part, nth) => {
                const tall = heightOf(part);
                below -= tall;
                return (
                  <rect
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a bar are its places
                    key={nth}
                    className={styles.bar}
                    data-part={nth}
                    x={at * step + step * 0.18}
                    y={below}
                    width={step * 0.64}
                    height={tall}
                  />
                );
              })}
              {at % every === 0 && (
                <text className={styles.label} x={at * step + step / 2} y={height - 6} textAnchor="middle">
                  {bar.label}
                </text>
              )}
            </g>
          );
        })}
        <text className={styles.label} x="0" y={head - 3}>
          {scale(top)}
        </text>
      </svg>
      {parts.length > 1 && (
        <figcaption className={styles.legend}>
          {parts.map((name, nth) => (
            <span key={name} className={styles.name} data-part={nth}>
              {name}
            </span>
          ))}
        </figcaption>
      )}
    </figure>
  );
}

import clsx from 'clsx';
import type { CSSProperties } from 'react';
import styles from './LinePlot.module.css';

interface Tick {
  at: number;
  text: string;
  /** Omitted if the plot is narrow. */
  minor?: boolean;
}

/** Distinguished by dashes as well as colour. */
export const plotVariants = ['full', 'dashed', 'dotted', 'mixed'] as const;
export type PlotLook = (typeof plotVariants)[number];

export interface PlotLine {
  name: string;
  look: PlotLook;
  /** Runs of points without gaps; nothing is drawn between two runs. */
  stretches: (readonly [x: number, y: number])[][];
}

export interface LinePlotProps {
  /** Describes the plot to screen readers. */
  label: string;
  x: { from: number; to: number; ticks: Tick[] };
  y: { from: number; to: number; ticks: Tick[] };
  lines: PlotLine[];
  /** The normal range. */
  band?: { from: number; to: number };
  limit?: number;
  /** Starting points of periods, named above the plot. */
  spans?: Tick[];
  /** Points mentioned in the text. */
  marks?: { x: number; y: number; tone: 'leaf' | 'amber' }[];
  /** Fills the area below a single line. */
  filled?: boolean;
  size?: 'small';
}

const scale = 1_000;
const round = (value: number) => Math.round(value * 10) / 10;

/**
 * Lines over time as a server-rendered picture: it needs no JavaScript, and fits any width, since only its lines are
 * stretched, not its texts.
 */
export function LinePlot({ label, x, y, lines, band, limit, spans, marks, filled, size }: LinePlotProps) {
  const shareX = (value: number) => (value - x.from) / (x.to - x.from || 1);
  const shareY = (value: number) => 1 - (value - y.from) / (y.to - y.from || 1);
  const toX = (value: number) => round(shareX(value) * scale);
  const toY = (value: number) => round(shareY(value) * scale);
  const at = (value: number): CSSProperties => ({ left: `${round(shareX(value) * 100)}%` });
  const high = (value: number): CSSProperties => ({ top: `${round(shareY(value) * 100)}%` });
  const pathOf = (points: PlotLine['stretches'][number]) =>
    points.length === 1 && points[0]
      ? `M${toX(points[0][0])} ${toY(points[0][1])}h1`
      : points.map(([px, py], n) => `${n === 0 ? 'M' : 'L'}${toX(px)} ${toY(py)}`).join('');
  const groundOf = (points: PlotLine['stretches'][number]) =>
    `${pathOf(points)}L${toX(points.at(-1)?.[0] ?? 0)} ${scale}L${toX(points[0]?.[0] ?? 0)} ${scale}Z`;
  return (
    <div role="img" aria-label={label} className={clsx(styles.plot, size && styles[size])}>
      <div className={styles.spans}>
        {spans?.map((span) => (
          <span key={span.at} style={at(span.at)} data-minor={span.minor || undefined}>
            {span.text}
          </span>
        ))}
      </div>
      <div className={styles.area}>
        <svg
          viewBox={`0 0 ${scale} ${scale}`}
          preserveAspectRatio="none"
          className={styles.picture}
          aria-hidden="true"
        >
          {band && (
            <rect
              width={scale}
              y={toY(band.to)}
              height={round(toY(band.from) - toY(band.to))}
              className={styles.band}
            />
          )}
          <path className={styles.grid} d={y.ticks.map((tick) => `M0 ${toY(tick.at)}H${scale}`).join('')} />
          {spans && spans.length > 0 && (
            <path className={styles.begin} d={spans.map((span) => `M${toX(span.at)} 0V${scale}`).join('')} />
          )}
          {limit !== undefined && <path className={styles.limit} d={`M0 ${toY(limit)}H${scale}`} />}
          {lines.map(({ name, look, stretches }) => (
            <g key={name} className={styles[look]}>
              {filled && <path className={styles.ground} d={stretches.map(groundOf).join('')} />}
              <path className={styles.line} d={stretches.map(pathOf).join('')} />
            </g>
          ))}
        </svg>
        {y.ticks.map((tick) => (
          <span key={tick.at} className={styles.height} style={high(tick.at)}>
            {tick.text}
          </span>
        ))}
        {marks?.map((mark) => (
          <i
            key={mark.x}
            className={styles.mark}
            data-tone={mark.tone}
            style={{ ...at(mark.x), ...high(mark.y) }}
          />
        ))}
      </div>
      <div className={styles.times}>
        {x.ticks.map((tick) => (
          <span key={tick.at} style={at(tick.at)} data-minor={tick.minor || undefined}>
            {tick.text}
          </span>
        ))}
      </div>
    </div>
  );
}

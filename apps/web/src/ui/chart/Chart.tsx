import { useEffect, useRef } from 'react';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import styles from './Chart.module.css';
import type { ChartSpec } from './chart-spec.ts';
import { usePageTheme } from './use-page-theme.ts';

interface ChartProps extends ChartSpec {
  /** A sentence on what the chart shows; the figures themselves are in a table next to it. */
  label: string;
}

const rowHeight = 30;
const axisHeight = 36;

/** A chart. The library that draws it is loaded with the first one, so that other pages don't carry it. */
export function Chart({ label, ...spec }: ChartProps) {
  const { labels, series, unit, lying } = spec;
  const canvas = useRef<HTMLCanvasElement>(null);
  const given = JSON.stringify(spec);
  const theme = usePageTheme();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colours on the canvas are the theme's
  useEffect(() => {
    let isGone = false;
    let remove: (() => void) | undefined;
    const draw = async () => {
      const { drawChart } = await import('./draw-chart.ts');
      if (!isGone && canvas.current) remove = drawChart(canvas.current, JSON.parse(given) as ChartSpec);
    };
    // Without the chart there is still the table.
    draw().catch(() => undefined);
    return () => {
      isGone = true;
      remove?.();
    };
  }, [given, theme]);
  const height = lying ? labels.length * rowHeight + axisHeight : undefined;
  return (
    <Stack as="figure" fluid gap={8}>
      <Text
        as="div"
        relative
        clip
        className={styles.picture}
        style={{ height }}
        role="img"
        aria-label={label}
      >
        <canvas ref={canvas} />
      </Text>
      {(unit || series.length > 1) && (
        <Row as="figcaption" wrap gap={4} gapX={16} tone="quiet">
          {series.map(({ name, look }) => (
            <span key={name} className={styles.name} data-look={look}>
              {name}
            </span>
          ))}
          {unit && <span>{unit}</span>}
        </Row>
      )}
    </Stack>
  );
}

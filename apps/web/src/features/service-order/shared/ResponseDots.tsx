import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { minutesText } from './minutes-text.ts';
import styles from './ResponseDots.module.css';

const [minMinutes, maxMinutes] = [5, 1_440];
/** The position on a logarithmic axis from five minutes to a day. */
const placeOf = (minutes: number) =>
  `${(100 * Math.log(Math.min(Math.max(minutes, minMinutes), maxMinutes) / minMinutes)) / Math.log(maxMinutes / minMinutes)}%`;

interface ResponseDotsProps {
  of: { medianResponseMin: number | null; p90ResponseMin: number | null; responseSample: number };
}

/** A shop's response time: a dot at the median, a line to the 90th percentile, and the figure. */
export function ResponseDots({
  of: { medianResponseMin: median, p90ResponseMin: p90, responseSample: count },
}: ResponseDotsProps) {
  if (median === null || p90 === null)
    return (
      <Stack as="span" gap={2} tone="quiet" size={14} figures>
        <span className={styles.none} aria-hidden="true" />
        <span>{m.order_too_few()}</span>
      </Stack>
    );
  const said = m.order_response_said({ median: minutesText(median), p90: minutesText(p90) });
  const places = { '--median': placeOf(median), '--p90': placeOf(p90) } as CSSProperties;
  return (
    <Stack as="span" gap={2} tone="quiet" size={14} figures title={`${said} · ${m.order_sample({ count })}`}>
      <span className={styles.axis} style={places} aria-hidden="true">
        <i />
        <b />
      </span>
      <span>{minutesText(median)}</span>
    </Stack>
  );
}

import type { TariffView } from '@portal/contract/billing/price-manage';
import * as m from '@portal/texts/messages';
import { Row } from '../../../../ui/layout/Row.tsx';
import styles from './Price.module.css';
import { timelineOf } from './timeline-of.ts';

interface PriceTimelineProps {
  name: string;
  tariffs: readonly TariffView[];
  today: string;
}

/** The prices of a fee over a year and a half, side by side; dashed while one has not begun. */
export function PriceTimeline({ name, tariffs, today }: PriceTimelineProps) {
  const spans = timelineOf(tariffs, today);
  if (spans.length === 0) return null;
  const words = spans.map(({ since }) => m.pricing_since({ from: since }));
  return (
    <Row gap={2} className={styles.timeline} role="img" aria-label={`${name}: ${words.join(', ')}`}>
      {spans.map(({ since, months, isComing }) => (
        <span key={since} style={{ flexGrow: months }} data-coming={isComing || undefined}>
          {since.slice(0, 7)}
        </span>
      ))}
    </Row>
  );
}

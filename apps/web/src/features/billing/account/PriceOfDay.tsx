import type { MeterDetail, MeterMonth } from '@portal/contract/billing/meter';
import type { TouBand } from '@portal/contract/billing/terms';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import type { CSSProperties } from 'react';
import { formatThousands } from '../../../platform/display/format.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { quantityText } from '../shared/bill-words.ts';
import styles from '../shared/Tou.module.css';
import { bandVariants, TouBands } from '../shared/TouBands.tsx';
import { bandName, type HourSpan, hoursText, priceKeys, spansOf } from '../shared/tou-hours.ts';

const usageKeys = { PEAK: 'peakX100', FLAT: 'flatX100', VALLEY: 'valleyX100' } as const;

/** Share of the month's usage that falls into this band. */
function shareText(month: MeterMonth | undefined, band: TouBand, unit: string): string {
  const used = month?.[usageKeys[band]] ?? null;
  if (!month?.usageX100 || used === null) return '';
  return m.billing_tou_share({
    period: month.period,
    usage: quantityText(used),
    unit,
    percent: ((used / month.usageX100) * 100).toFixed(1),
  });
}

/** The price of each hour of the day, its last usage, and one saving tip. */
export function PriceOfDay({ meter: { touPrice, saving, months, unit } }: { meter: MeterDetail }) {
  if (!touPrice) return null;
  const { tou, effectiveFrom } = touPrice;
  return (
    <Panel
      title={m.billing_price_of_day()}
      end={`${m.billing_yuan_by_unit({ unit })} · ${m.billing_price_since({ day: effectiveFrom })}`}
    >
      <DayBar hours={tou.hours} />
      <TouBands
        hours={tou.hours}
        priceOf={(band) => formatThousands(tou[priceKeys[band]] / 10_000)}
        noteOf={(band) => shareText(months[0], band, unit)}
      />
      {saving && (
        <Text as="div" above={16}>
          <Alert kind="success">
            {m.billing_saving({
              period: saving.period,
              moved: quantityText(saving.movedX100),
              unit,
              spans: hoursText(tou.hours, 'VALLEY'),
              amount: formatFen(saving.savedFen),
            })}
          </Alert>
        </Text>
      )}
    </Panel>
  );
}

/** Hours labelled on the day's scale, without those that would overlap; midnight stays. */
function scaleOf(spans: readonly HourSpan[]): number[] {
  const kept = [0];
  for (const { to } of spans) if (to <= 21 && to - (kept.at(-1) ?? 0) >= 2) kept.push(to);
  return [...kept, 24];
}

/** Chart of the day; the text below it says the same. */
function DayBar({ hours }: { hours: readonly TouBand[] }) {
  const spans = spansOf(hours);
  return (
    <div aria-hidden>
      <Row gap={2} className={styles.bar}>
        {spans.map(({ band, from, to }) => (
          <span key={from} className={bandVariants[band]} style={{ '--hours': to - from } as CSSProperties}>
            <Text as="b" nowrap>
              {bandName(band)}
            </Text>
          </span>
        ))}
      </Row>
      <Text as="div" relative below={12} tone="quiet" size={12} figures className={styles.scale}>
        {scaleOf(spans).map((hour) => (
          <span key={hour} style={{ '--hour': hour } as CSSProperties}>
            {hour}
          </span>
        ))}
      </Text>
    </div>
  );
}

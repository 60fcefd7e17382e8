import { linePartLabels, type TouBand } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';

/** Key of a price that holds the cost of an hour in each band. */
export const priceKeys = { PEAK: 'peakE4', FLAT: 'flatE4', VALLEY: 'valleyE4' } as const;

export const bandName = (band: TouBand): string => linePartLabels[band]();

/** Consecutive hours of the same band: start inclusive, end exclusive. */
export interface HourSpan {
  band: TouBand;
  from: number;
  to: number;
}

/** Splits a day into spans from midnight to midnight. */
export function spansOf(hours: readonly TouBand[]): HourSpan[] {
  const spans: HourSpan[] = [];
  for (const [hour, band] of hours.entries()) {
    const last = spans.at(-1);
    if (last?.band === band) last.to = hour + 1;
    else spans.push({ band, from: hour, to: hour + 1 });
  }
  return spans;
}

/** The hours of one band in words: "10–12, 18–22", and past midnight "23–7". */
export function hoursText(hours: readonly TouBand[], band: TouBand): string {
  const spans = spansOf(hours).filter((span) => span.band === band);
  const [first, last] = [spans[0], spans.at(-1)];
  if (first && last && first !== last && first.from === 0 && last.to === 24) {
    spans.shift();
    last.to = first.to;
  }
  return m.billing_tou_spans({ spans: spans.map(({ from, to }) => `${from}–${to}`).join(', ') });
}

import { linePartLabels, type TouBand } from '@portal/contract/billing-terms';
import * as m from '@portal/texts/messages';

/** Where a price has what an hour of a kind costs. */
export const priceKeys = { PEAK: 'peakE4', FLAT: 'flatE4', VALLEY: 'valleyE4' } as const;

export const bandName = (band: TouBand): string => linePartLabels[band]();

/** Hours one after another that are the same: from one until before another. */
export interface HourSpan {
  band: TouBand;
  from: number;
  to: number;
}

/** A day as it runs from midnight to midnight. */
export function spansOf(hours: readonly TouBand[]): HourSpan[] {
  const spans: HourSpan[] = [];
  for (const [hour, band] of hours.entries()) {
    const last = spans.at(-1);
    if (last?.band === band) last.to = hour + 1;
    else spans.push({ band, from: hour, to: hour + 1 });
  }
  return spans;
}

/** The hours of one kind as they are said: "10–12, 18–22", and over midnight "23–7". */
export function hoursText(hours: readonly TouBand[], band: TouBand): string {
  const spans = spansOf(hours).filter((span) => span.band === band);
  const [first, last] = [spans[0], spans.at(-1)];
  if (first && last && first !== last && first.from === 0 && last.to === 24) {
    spans.shift();
    last.to = first.to;
  }
  return m.billing_tou_spans({ spans: spans.map(({ from, to }) => `${from}–${to}`).join(', ') });
}

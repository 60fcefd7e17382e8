import type { Price, TouPrice } from '@portal/contract/billing/bill-price';
import { type TouBand, touBands, usualTouHours } from '@portal/contract/billing/terms';
import { partsBy, showParts, unscaled } from '../../../feature/importer.ts';
import { scaledOf } from '../../../platform/xlsx/sheet-cells.ts';

type Tier = NonNullable<Price['tiers']>[number];

const yuan = unscaled(4);

/** Prices by monthly usage, as people write them: `240 以内 0.50；400 以内 0.55；以上 0.80`. */
export const readTiers = partsBy((part): Tier | undefined => {
  const [, before, after, price = ''] =
    /^(?:(?:up to|hasta)\s*([\d.]+)|([\d.]+)\s*\S*?\s*(?:以内|以下|内)|以上|其余|超出|above|más)[\s:]*([\d.]+)\s*元?$/i.exec(
      part,
    ) ?? [];
  const upto = before ?? after;
  const [uptoX100, unitPriceE4] = [upto === undefined ? null : scaledOf(upto, 2), scaledOf(price, 4)];
  if (unitPriceE4 === null || (upto !== undefined && uptoX100 === null)) return undefined;
  return { uptoX100, unitPriceE4 };
});

export const showTiers = showParts(({ uptoX100, unitPriceE4 }: Tier) =>
  uptoX100 === null ? `以上 ${yuan(unitPriceE4)}` : `${unscaled(2)(uptoX100)} 以内 ${yuan(unitPriceE4)}`,
);

const bands: Readonly<Record<string, TouBand>> = { 峰: 'PEAK', 平: 'FLAT', 谷: 'VALLEY' };

/** What people write for a band. */
const bandWords: Readonly<Record<TouBand, RegExp>> = {
  PEAK: /^(?:峰段?|peak|punta)$/i,
  FLAT: /^(?:平段?|flat|llano)$/i,
  VALLEY: /^(?:谷段?|valley|valle)$/i,
};

const pricesOf: Readonly<Record<TouBand, 'peakE4' | 'flatE4' | 'valleyE4'>> = {
  PEAK: 'peakE4',
  FLAT: 'flatE4',
  VALLEY: 'valleyE4',
};

interface BandPrice {
  band: TouBand;
  unitPriceE4: number;
  /** Hours of the day with their ends, which may be on the next day; none if they are the usual ones. */
  hours: readonly (readonly [number, number])[];
}

/** A band as people write it: `峰 0.90 10-12 18-22`. */
function readBand(part: string): BandPrice | undefined {
  const [, name = '', price = '', times = ''] =
    /^(\D+?)[\s:]*([\d.]+)\s*元?((?:[\s,、]+\d{1,2}(?::00)?-\d{1,2}(?::00)?)*)$/.exec(part) ?? [];
  const band = touBands.find((one) => bandWords[one].test(name));
  const unitPriceE4 = scaledOf(price, 4);
  const hours = [...times.matchAll(/(\d{1,2})(?::00)?-(\d{1,2})/g)].map(
    ([, from, to]) => [Number(from), Number(to)] as const,
  );
  if (band === undefined || unitPriceE4 === null || hours.flat().some((hour) => hour > 24)) return undefined;
  return { band, unitPriceE4, hours };
}

/** Whether an hour lies in a range that may pass midnight. */
const isWithin = (hour: number, [from, to]: readonly [number, number]): boolean =>
  from < to ? from <= hour && hour < to : hour >= from || hour < to;

/** The band of each hour; hours that no band names are flat. */
function hoursOf(parts: readonly BandPrice[]): TouBand[] {
  if (parts.every(({ hours }) => hours.length === 0)) return usualTouHours;
  return Array.from(
    { length: 24 },
    (_, hour) => parts.find(({ hours }) => hours.some((range) => isWithin(hour, range)))?.band ?? 'FLAT',
  );
}

/** Prices by time of day, as people write them: `峰 0.90 10-12 18-22；平 0.60；谷 0.30 23-7`. */
export function readTou(text: string): TouPrice | undefined {
  const parts = partsBy(readBand)(text);
  if (parts?.length !== 3 || new Set(parts.map(({ band }) => band)).size !== 3) return undefined;
  const prices = { peakE4: 0, flatE4: 0, valleyE4: 0 };
  for (const { band, unitPriceE4 } of parts) prices[pricesOf[band]] = unitPriceE4;
  return { ...prices, hours: hoursOf(parts) };
}

/** Ranges of the hours in a band. */
function rangesOf(hours: readonly TouBand[], band: TouBand): string[] {
  const starts = hours.flatMap((one, hour) => (one === band && hours[hour - 1] !== band ? [hour] : []));
  return starts.map((from) => {
    const length = hours.slice(from).findIndex((one) => one !== band);
    return `${from}-${length === -1 ? 24 : from + length}`;
  });
}

export const showTou = (value: unknown): string => {
  const { hours, ...prices } = value as TouPrice;
  return Object.entries(bands)
    .map(([name, band]) => [name, yuan(prices[pricesOf[band]]), ...rangesOf(hours, band)].join(' '))
    .join('；');
};

import {
  maxVarieties,
  type priceQueryList,
  type priceQueryPanel,
  type QuotedVariety,
} from '@portal/contract/flower-price/public';
import type { Db } from '../../platform/database/database.ts';
import type { Verb } from '../../platform/http/context.ts';
import { lastDay, listPrices, listVarieties } from './flower-price.queries.ts';
import type { PriceRecord } from './flower-price.table.ts';

/** Number of days the panel draws. */
const recentDays = 15;

const byVariety = (prices: readonly PriceRecord[]) => Map.groupBy(prices, ({ varietyCode }) => varietyCode);

/** The source of the latest price. */
const sourceOf = (prices: readonly PriceRecord[]): string => prices.at(-1)?.source ?? '';

type Quoted = QuotedVariety & { stems: number };

/** The quote of a variety on `day`, with the change from its previous trading day. */
function quote(code: string, name: string, prices: readonly PriceRecord[], day: string): Quoted {
  const today = prices.find((price) => price.day === day);
  const before = prices.findLast((price) => price.day < day);
  return {
    code,
    name,
    fen: today?.fen ?? null,
    changeFen: today && before ? today.fen - before.fen : null,
    recent: prices.map((price) => ({ day: price.day, fen: price.fen })),
    stems: today?.stems ?? 0,
  };
}

/** The prices of the latest day, most traded variety first. */
export const queryPanel: Verb<typeof priceQueryPanel> = async ({ db }) => {
  const day = await lastDay(db);
  if (day === null) return { day, source: '', varieties: [] };
  const [varieties, prices] = await Promise.all([listVarieties(db), listPrices(db, day, recentDays)]);
  const of = byVariety(prices);
  const quoted = varieties
    .filter(({ code }) => of.has(code))
    .map(({ code, name }) => quote(code, name, of.get(code) ?? [], day))
    .toSorted((one, other) => other.stems - one.stems);
  return { day, source: sourceOf(prices), varieties: quoted };
};

/** The requested varieties that exist, or else the first variety. */
async function chosen(db: Db, asked: string | undefined) {
  const varieties = await listVarieties(db);
  const codes = [...new Set(asked?.split('.') ?? [])].slice(0, maxVarieties);
  const known = varieties.filter(({ code }) => codes.includes(code));
  return { varieties, series: known.length > 0 ? known : varieties.slice(0, 1) };
}

/** Daily prices of some varieties up to the latest day with any. */
export const queryPrices: Verb<typeof priceQueryList> = async ({ db }, { varieties: asked, span }) => {
  const [{ varieties, series }, to] = await Promise.all([chosen(db, asked), lastDay(db)]);
  const codes = series.map(({ code }) => code);
  const prices = to === null ? [] : await listPrices(db, to, Number(span), codes);
  const of = byVariety(prices);
  return {
    varieties,
    series: series.map((variety) => {
      const points = of.get(variety.code) ?? [];
      const fens = points.map(({ fen }) => fen);
      return {
        ...variety,
        points: points.map(({ day, fen, stems }) => ({ day, fen, stems })),
        leastFen: fens.length > 0 ? Math.min(...fens) : null,
        mostFen: fens.length > 0 ? Math.max(...fens) : null,
      };
    }),
    from: prices[0]?.day ?? null,
    to: prices.at(-1)?.day ?? null,
    source: sourceOf(prices),
  };
};

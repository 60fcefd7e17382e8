import type { priceFile } from '@portal/contract/flower-price/public';
import type { FastifyReply } from 'fastify';
import type { Context, InputOf } from '../../platform/http/context.ts';
import { buildSheet } from '../../platform/xlsx/build-sheet.ts';
import { sendCsv } from '../../platform/xlsx/send-csv.ts';
import { sendSpreadsheet } from '../../platform/xlsx/send-spreadsheet.ts';
import { lastDay, listPrices, listVarieties, type NamedPrice } from './flower-price.queries.ts';
import { heads, priceColumns } from './flower-price.view.ts';

const yearDays = 365;

/** A year of prices of all varieties, with the variety names. */
async function readYear({ db }: Pick<Context, 'db'>): Promise<NamedPrice[]> {
  const [varieties, to] = await Promise.all([listVarieties(db), lastDay(db)]);
  const nameOf = new Map(varieties.map(({ code, name }) => [code, name]));
  const prices = to === null ? [] : await listPrices(db, to, yearDays);
  return prices.map((price) => ({ price, varietyName: nameOf.get(price.varietyCode) ?? price.varietyCode }));
}

async function* inOne<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

/** Sends a year of prices to any caller. */
export async function sendPrices(
  ctx: Pick<Context, 'db'> & { reply: FastifyReply },
  { format }: InputOf<typeof priceFile>,
): Promise<FastifyReply> {
  const prices = await readYear(ctx);
  if (format === 'xlsx')
    return sendSpreadsheet(
      ctx.reply,
      '花卉行情.xlsx',
      await buildSheet('花卉行情', priceColumns, inOne(prices)),
    );
  return sendCsv(ctx.reply, '花卉行情.csv', [
    [heads.variety, heads.day, heads.price, heads.stems, heads.source],
    ...prices.map(({ price, varietyName }) => [
      varietyName,
      price.day,
      (price.fen / 100).toFixed(2),
      price.stems,
      price.source,
    ]),
  ]);
}

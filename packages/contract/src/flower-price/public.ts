import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import * as fault from '../faults.ts';
import { chosenCode, chosenDay, code, day, fen, id, pageOf, sortedBy } from '../fields.ts';
import { labelled, requiredText, wholeBetween } from '../form-field.ts';

/** Dictionary of the varieties with recorded prices. */
export const flowerVarietyList = 'FLOWER_VARIETY';

const tag = 'flowerPrice';

const open = { tag, access: 'public' } as const;
const byService = { tag, access: ['OP_SERVICE'] } as const;

/** Varieties that one chart can compare. */
export const maxVarieties = 4;
/** Time spans a chart can cover, in days. */
export const priceSpans = ['30', '90', '365'] as const;
export type PriceSpan = (typeof priceSpans)[number];

const variety = z.object({ code: z.string(), name: z.string() });

/** A variety's price on the latest day with prices; null if it was not traded. */
const quoted = variety.extend({
  fen: fen.nullable(),
  /** Change from its previous trading day; null if there is none. */
  changeFen: z.int().nullable(),
  /** The most recent days, oldest first. */
  recent: z.array(z.object({ day, fen })),
});
export type QuotedVariety = z.infer<typeof quoted>;

export const priceQueryPanel = call.read(open, '/api/priceManage/price/queryPanel', {
  summary: 'Lists the latest day’s prices with those of the two weeks before, most traded variety first.',
  output: z.object({ day: day.nullable(), source: z.string(), varieties: z.array(quoted) }),
});

const priceQueryListAnswer = z.object({
  /** All varieties; the ones drawn are in `series`. */
  varieties: z.array(variety),
  series: z.array(
    variety.extend({
      points: z.array(z.object({ day, fen, stems: z.int() })),
      leastFen: fen.nullable(),
      mostFen: fen.nullable(),
    }),
  ),
  from: day.nullable(),
  to: day.nullable(),
  source: z.string(),
});

const priceQueryListInput = z.object({
  /** Codes separated by dots. */
  varieties: z
    .string({ error: fault.wrong(m.field_variety) })
    .regex(/^[A-Za-z0-9_-]{1,40}(?:\.[A-Za-z0-9_-]{1,40}){0,3}$/, { error: fault.wrong(m.field_variety) })
    .optional(),
  span: z.enum(priceSpans, { error: fault.wrong(m.field_days) }).default('90'),
});

export const priceQueryList = call.read(open, '/api/priceManage/price/queryList', {
  summary: 'Returns the daily prices of the given varieties over 30, 90 or 365 days.',
  input: priceQueryListInput,
  output: priceQueryListAnswer,
});
export type PriceList = z.infer<typeof priceQueryList.output>;

export const priceFile = call.read(open, '/api/priceManage/price/file', {
  summary: 'Downloads a year of prices of all varieties as CSV or as a spreadsheet.',
  input: z.object({ format: z.enum(['csv', 'xlsx'], { error: fault.wrong(m.field_format) }).default('csv') }),
  output: z.unknown(),
  raw: ['csv', 'sheet'],
  callsPerMinute: 10,
});

export const priceContent = z.object({
  varietyCode: chosenCode(m.field_variety),
  day: chosenDay(m.field_date),
  fen: labelled(
    m.field_average_price,
    z
      .int({ error: fault.enter(m.field_average_price) })
      .min(1, { error: fault.enter(m.field_average_price) })
      .max(1_000_000, { error: fault.tooLarge(m.field_average_price) }),
  ),
  stems: wholeBetween(m.field_traded_stems, 0, 100_000_000),
  source: requiredText(m.field_source, 40),
});
export type PriceContent = z.infer<typeof priceContent>;

const managedPrice = z.object({
  priceId: id,
  version: z.int(),
  varietyName: z.string(),
  data: priceContent,
});
export type ManagedPrice = z.infer<typeof managedPrice>;

const filter = { variety: code.optional(), from: day.optional(), to: day.optional() };

export const priceQueryManageList = call.list(byService, '/api/priceManage/price/queryManageList', {
  summary: 'Lists the entered prices and the varieties.',
  filter: { ...filter, sort: sortedBy('day').default('-day') },
  output: pageOf(managedPrice).extend({ varieties: z.array(variety) }),
});

export const priceExport = call.sheet(byService, '/api/priceManage/price/export', {
  summary: 'Exports the filtered prices as a spreadsheet.',
  input: z.object(filter),
});

export const priceQueryManageDetail = call.detail(byService, '/api/priceManage/price/queryManageDetail', {
  summary: 'Returns the price of a variety on a day.',
  output: managedPrice,
});

export const priceSave = call.save(byService, '/api/priceManage/price/save', {
  summary: 'Enters or corrects the price of a variety on a day.',
  data: priceContent,
  output: managedPrice,
});

export const priceTemplate = call.sheet(byService, '/api/priceManage/price/template', {
  summary: 'Downloads a spreadsheet template of the varieties, for entering a day’s prices.',
});

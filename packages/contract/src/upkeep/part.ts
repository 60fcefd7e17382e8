import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { id, instant, keyword, pageOf } from '../fields.ts';
import { choice, flag, note, requiredText, wholeBetween } from '../form-field.ts';
import { retCodes } from '../ret-code.ts';
import { partMoves } from './terms.ts';

const byProperty = { tag: 'upkeep', access: ['OP_PROPERTY'] } as const;

export const maxOnHand = 1_000_000;

export const partContent = z.object({
  name: requiredText(m.field_name, 40),
  unit: requiredText(m.field_unit, 10),
  place: requiredText(m.field_place, 40),
  reorderAt: wholeBetween(m.upkeep_reorder_at, 0, maxOnHand),
});
export type PartContent = z.infer<typeof partContent>;

const managedPart = z.object({
  partId: id,
  version: z.int(),
  data: partContent,
  onHand: z.int(),
  isLow: z.boolean(),
});
export type ManagedPart = z.infer<typeof managedPart>;

const filter = {
  keyword: keyword.optional(),
  /** 1 for what has to be ordered. */
  low: flag('low').optional(),
};

export const upkeepQueryParts = call.list(byProperty, '/api/propertyManage/upkeep/queryParts', {
  summary: 'Lists the spare parts, what has to be reordered first.',
  filter,
  output: pageOf(managedPart),
});

export const upkeepExportParts = call.sheet(byProperty, '/api/propertyManage/upkeep/exportParts', {
  summary: 'Exports the filtered spare parts as a spreadsheet.',
  input: z.object(filter),
});

const partMove = z.object({
  at: instant,
  kind: z.enum(partMoves),
  /** Negative for what was taken. */
  change: z.int(),
  ticketNo: z.string(),
  note: z.string(),
  who: z.string(),
});
export type PartMoveRow = z.infer<typeof partMove>;

export const upkeepQueryPart = call.detail(byProperty, '/api/propertyManage/upkeep/queryPart', {
  summary: 'Returns a spare part with its latest movements.',
  output: managedPart.extend({ moves: z.array(partMove) }),
});

export const upkeepSavePart = call.save(byProperty, '/api/propertyManage/upkeep/savePart', {
  summary:
    'Creates a spare part, or updates the one whose version is given; its stock changes by movements only.',
  data: partContent,
  output: z.object({ partId: id, version: z.int() }),
});

/** The desk’s movements; those of a ticket are its worker’s. */
export const stockMoves = ['IN', 'COUNTED'] as const satisfies (typeof partMoves)[number][];

export const stockContent = z.object({
  kind: choice(m.field_kind, stockMoves),
  /** What came in, or what is there. */
  count: wholeBetween(m.field_quantity, 0, maxOnHand),
  note: note(m.field_note, 100),
});
export type StockContent = z.infer<typeof stockContent>;

export const upkeepMoveStock = call.write(byProperty, '/api/propertyManage/upkeep/moveStock', {
  summary: 'Records parts that came in, or how many were counted.',
  input: z.object({ partId: id, data: stockContent }),
  output: z.object({ onHand: z.int() }),
  refuses: [retCodes.NOT_FOUND, retCodes.FIELD_REFUSED],
});

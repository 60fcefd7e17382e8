import type { upkeepMoveStock, upkeepQueryPart, upkeepSavePart } from '@portal/contract/upkeep/part';
import type { PartMove } from '@portal/contract/upkeep/terms';
import * as m from '@portal/texts/messages';
import { and, asc, desc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm';
import { contains } from '../../platform/database/contains.ts';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { isNameTaken } from '../../platform/database/folded-name.ts';
import { lockVersion } from '../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb, WriteContext } from '../../platform/http/context.ts';
import { writeEntities } from '../../platform/oper-log/write-entities.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { orderedId } from '../../platform/ordered-id.ts';
import { cases } from '../case/case.table.ts';
import { users } from '../identity/user.table.ts';
import { type PartRow, partMoves, spareParts } from './upkeep.table.ts';

const lowSince = (isLow: boolean, part: Pick<PartRow, 'lowSince'>, now: Date): Date | null =>
  isLow ? (part.lowSince ?? now) : null;

/** Locks a part, so that its movements are counted one after the other. @throws {AppError} 500404 */
export async function lockPart(tx: Db, id: string): Promise<PartRow> {
  const [part] = await tx.select().from(spareParts).where(eq(spareParts.id, id)).for('update');
  if (!part) throw notFound();
  return part;
}

interface Move {
  kind: PartMove;
  change: number;
  note?: string;
  ticketId?: string;
}

/**
 * Records a movement of a locked part. The table refuses what would leave less than nothing.
 * @throws {AppError} 100002 at the quantity when there is too little
 */
export async function recordMove(tx: Db, ctx: WriteContext, part: PartRow, move: Move): Promise<number> {
  const { kind, change, note = '', ticketId = null } = move;
  const onHand = part.onHand + change;
  if (onHand < 0) throw fieldsRefused({ 'data.count': m.upkeep_stock_short({ count: part.onHand }) });
  const { now, actor } = ctx;
  await tx
    .update(spareParts)
    .set({
      onHand: sql`${spareParts.onHand} + ${change}`,
      lowSince: lowSince(onHand <= part.reorderAt, part, now),
      updatedAt: now,
    })
    .where(eq(spareParts.id, part.id));
  const id = orderedId(now.getTime());
  const row = { id, partId: part.id, at: now, kind, change, ticketId, note };
  await tx.insert(partMoves).values({ ...row, userId: actor?.userId ?? null });
  await writeLog(tx, ctx, {
    event: 'sparePart.move',
    entity: 'sparePart',
    entityId: part.id,
    before: { onHand: part.onHand },
    after: { onHand, kind, change, note },
  });
  return onHand;
}

/** @throws {AppError} 500404, 100002 */
export const moveStock: Verb<typeof upkeepMoveStock> = (ctx, { partId, data: { kind, count, note } }) =>
  inTransaction(ctx.db, async (tx) => {
    const part = await lockPart(tx, partId);
    if (kind === 'IN' && count === 0) throw fieldsRefused({ 'data.count': m.upkeep_stock_nothing() });
    const change = kind === 'IN' ? count : count - part.onHand;
    return { onHand: await recordMove(tx, ctx, part, { kind, change, note }) };
  });

/**
 * Creates or changes a part; its stock only changes by movements.
 * @throws {AppError} 500404, 500409, 100002 when the place has a part of this name
 */
export const savePart: Verb<typeof upkeepSavePart> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before =
      given === undefined ? null : await lockVersion(tx, spareParts, { id: given, version: seen });
    const { name, place, reorderAt } = data;
    if (await isNameTaken(tx, spareParts, { id: given, name }, eq(spareParts.place, place)))
      throw fieldsRefused({ 'data.name': m.fault_repeated({ field: m.field_name() }) });
    const isLow = (before?.onHand ?? 0) <= reorderAt;
    const values = { ...data, lowSince: lowSince(isLow, before ?? { lowSince: null }, ctx.now) };
    const kind = { table: spareParts, entity: 'sparePart', unlogged: ['lowSince'] };
    const [saved] = await writeEntities(tx, ctx, kind, [{ before, values }]);
    if (!saved) throw notFound();
    return { partId: saved.id, version: saved.version };
  });

interface Filter {
  keyword?: string | undefined;
  low?: '0' | '1' | undefined;
}

const conditions = ({ keyword, low }: Filter): SQL | undefined =>
  and(
    low === '1' ? isNotNull(spareParts.lowSince) : undefined,
    contains(keyword, spareParts.name, spareParts.place),
  );

/** What has to be reordered first, then by name. */
export const listParts = (
  db: Db,
  { pageNo, pageSize, ...filter }: Filter & { pageNo: number; pageSize: number },
) =>
  db
    .select()
    .from(spareParts)
    .where(conditions(filter))
    .orderBy(asc(spareParts.lowSince), asc(spareParts.name), asc(spareParts.id))
    .limit(pageSize)
    .offset((pageNo - 1) * pageSize);

export const countParts = (db: Db, filter: Filter) => db.$count(spareParts, conditions(filter));

export const viewPart = (part: PartRow) => ({
  partId: part.id,
  version: part.version,
  data: part,
  onHand: part.onHand,
  isLow: part.lowSince !== null,
});

const shownMoves = 50;

/** @throws {AppError} 500404 */
export const queryPart: Verb<typeof upkeepQueryPart> = async ({ db }, { id }) => {
  const [part] = await db.select().from(spareParts).where(eq(spareParts.id, id));
  if (!part) throw notFound();
  const moves = await db
    .select({ ...getTableColumns(partMoves), who: users.name, ticketNo: cases.caseNo })
    .from(partMoves)
    .leftJoin(users, eq(users.id, partMoves.userId))
    .leftJoin(cases, and(eq(cases.kind, 'REPAIR'), eq(cases.bizId, partMoves.ticketId)))
    .where(eq(partMoves.partId, id))
    .orderBy(desc(partMoves.id))
    .limit(shownMoves);
  return {
    ...viewPart(part),
    moves: moves.map(({ at, kind, change, note, who, ticketNo }) => ({
      at: at.getTime(),
      kind,
      change,
      note,
      who: who ?? '',
      ticketNo: ticketNo ?? '',
    })),
  };
};

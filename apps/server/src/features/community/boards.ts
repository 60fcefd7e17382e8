import type {
  boardQueryManageList,
  boardSave,
  boardTypeSave,
  ManagedBoardType,
} from '@portal/contract/community/manage';
import type { boardFollow, boardQueryList, queryTypeCommunityPlate } from '@portal/contract/community/public';
import * as m from '@portal/texts/messages';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { boardFollows, boards, boardTypes, posts } from './post.table.ts';

/** Updates the public counts of a board. */
export const countInBoard = (
  tx: Db,
  id: string,
  by: Partial<Record<'posts' | 'answers' | 'essence', number>>,
) =>
  tx
    .update(boards)
    .set(
      Object.fromEntries(
        Object.entries(by).map(([name, change]) => [
          name,
          sql`greatest(0, ${boards[name as 'posts']} + ${change}::int)`,
        ]),
      ),
    )
    .where(eq(boards.id, id));

/** Board types with their boards, in order. */
async function readTypes(db: Db, onlyEnabled: boolean) {
  const [types, rows] = await Promise.all([
    db
      .select()
      .from(boardTypes)
      .where(onlyEnabled ? eq(boardTypes.enabled, true) : undefined)
      .orderBy(asc(boardTypes.sort), asc(boardTypes.id)),
    db
      .select()
      .from(boards)
      .where(onlyEnabled ? eq(boards.enabled, true) : undefined)
      .orderBy(asc(boards.sort), asc(boards.id)),
  ]);
  return types.map((type) => ({ type, boards: rows.filter(({ typeId }) => typeId === type.id) }));
}

/** Board types as defined by the specification. */
export const queryTypes: Verb<typeof queryTypeCommunityPlate> = async ({ db }) => {
  const types = await readTypes(db, true);
  return types.map(({ type, boards: own }) => ({
    id: type.id,
    name: type.name,
    plateVOList: own.map(({ id, name }) => ({ id, name })),
  }));
};

export const queryBoards: Verb<typeof boardQueryList> = async ({ db }) => {
  const types = await readTypes(db, true);
  return {
    rows: types.map(({ type, boards: own }) => ({
      ...type,
      boards: own.map(({ id, name, intro, posts }) => ({ id, name, intro, posts })),
    })),
  };
};

export const followBoard: Verb<typeof boardFollow> = (ctx, { id: plateId, event }) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    if ((await tx.$count(boards, and(eq(boards.id, plateId), eq(boards.enabled, true)))) === 0)
      throw notFound();
    if (event === 'unfollow')
      await tx
        .delete(boardFollows)
        .where(and(eq(boardFollows.plateId, plateId), eq(boardFollows.userId, userId)));
    else await tx.insert(boardFollows).values({ plateId, userId, at: ctx.now }).onConflictDoNothing();
    return { follows: event === 'follow' };
  });

export const queryManagedBoards: Verb<typeof boardQueryManageList> = async ({ db }) => {
  const types = await readTypes(db, false);
  return {
    rows: types.map(
      ({ type, boards: own }): ManagedBoardType => ({
        ...type,
        typeId: type.id,
        boards: own.map((board) => ({ ...board, plateId: board.id })),
      }),
    ),
  };
};

/** @throws {AppError} 100002 for a duplicate code */
const codeTaken = () => fieldsRefused({ id: m.fault_code_taken() });

/**
 * Adds or changes a board type.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveBoardType: Verb<typeof boardTypeSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = version === undefined ? null : await lockVersion(tx, boardTypes, { id, version });
    const [saved] = before
      ? [await updateVersion(tx, ctx, boardTypes, id, data)]
      : await tx
          .insert(boardTypes)
          .values({ ...data, id, createdBy: ctx.actor.userId, createdAt: ctx.now, updatedAt: ctx.now })
          .onConflictDoNothing()
          .returning();
    if (!saved) throw codeTaken();
    await writeLog(tx, ctx, {
      event: before ? 'boardType.edit' : 'boardType.create',
      entity: 'boardType',
      entityId: id,
      before: before && pick(before, data),
      after: data,
    });
    await invalidateTags(tx, ['community']);
    return { id, version: saved.version };
  });

/**
 * Adds or changes a board.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveBoard: Verb<typeof boardSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    if ((await tx.$count(boardTypes, eq(boardTypes.id, data.typeId))) === 0)
      throw fieldsRefused({ 'data.typeId': m.fault_choose({ field: m.community_field_board_type() }) });
    const before = version === undefined ? null : await lockVersion(tx, boards, { id, version });
    const [saved] = before
      ? [await updateVersion(tx, ctx, boards, id, data)]
      : await tx
          .insert(boards)
          .values({ ...data, id, createdBy: ctx.actor.userId, createdAt: ctx.now, updatedAt: ctx.now })
          .onConflictDoNothing()
          .returning();
    if (!saved) throw codeTaken();
    if (before && before.typeId !== data.typeId)
      await tx.update(posts).set({ plateTypeCode: data.typeId }).where(eq(posts.plateId, id));
    await writeLog(tx, ctx, {
      event: before ? 'board.edit' : 'board.create',
      entity: 'board',
      entityId: id,
      before: before && pick(before, data),
      after: data,
    });
    await invalidateTags(tx, ['community']);
    return { id, version: saved.version };
  });

/** The same columns of the previous row. */
const pick = <Row extends object>(row: Row, data: object) =>
  Object.fromEntries(Object.keys(data).map((name) => [name, row[name as keyof Row]]));

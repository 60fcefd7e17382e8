import type { plateFollow, plateQueryList, queryTypeCommunityPlate } from '@portal/contract/community';
import type {
  ManagedPlateType,
  plateQueryManageList,
  plateSave,
  plateTypeSave,
} from '@portal/contract/community-manage';
import * as m from '@portal/texts/messages';
import { and, asc, eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../platform/database/versioned.ts';
import { fieldsRefused, notFound } from '../../platform/http/app-error.ts';
import type { Verb } from '../../platform/http/context.ts';
import { writeLog } from '../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../platform/page-cache/invalidation.ts';
import { plateFollows, plates, plateTypes, posts } from './post.table.ts';

/** Follows what everybody reads in a plate. */
export const countInPlate = (
  tx: Db,
  id: string,
  by: Partial<Record<'posts' | 'answers' | 'essence', number>>,
) =>
  tx
    .update(plates)
    .set(
      Object.fromEntries(
        Object.entries(by).map(([name, change]) => [
          name,
          sql`greatest(0, ${plates[name as 'posts']} + ${change}::int)`,
        ]),
      ),
    )
    .where(eq(plates.id, id));

/** The types with their plates, in their order. */
async function readTypes(db: Db, onlyEnabled: boolean) {
  const [types, rows] = await Promise.all([
    db
      .select()
      .from(plateTypes)
      .where(onlyEnabled ? eq(plateTypes.enabled, true) : undefined)
      .orderBy(asc(plateTypes.sort), asc(plateTypes.id)),
    db
      .select()
      .from(plates)
      .where(onlyEnabled ? eq(plates.enabled, true) : undefined)
      .orderBy(asc(plates.sort), asc(plates.id)),
  ]);
  return types.map((type) => ({ type, plates: rows.filter(({ typeId }) => typeId === type.id) }));
}

/** The types of plates as the specification has them. */
export const queryTypes: Verb<typeof queryTypeCommunityPlate> = async ({ db }) => {
  const types = await readTypes(db, true);
  return types.map(({ type, plates: own }) => ({
    id: type.id,
    name: type.name,
    plateVOList: own.map(({ id, name }) => ({ id, name })),
  }));
};

export const queryPlates: Verb<typeof plateQueryList> = async ({ db }) => {
  const types = await readTypes(db, true);
  return {
    rows: types.map(({ type, plates: own }) => ({
      ...type,
      plates: own.map(({ id, name, intro, posts }) => ({ id, name, intro, posts })),
    })),
  };
};

export const followPlate: Verb<typeof plateFollow> = (ctx, { id: plateId, event }) =>
  inTransaction(ctx.db, async (tx) => {
    const { userId } = ctx.actor;
    if ((await tx.$count(plates, and(eq(plates.id, plateId), eq(plates.enabled, true)))) === 0)
      throw notFound();
    if (event === 'unfollow')
      await tx
        .delete(plateFollows)
        .where(and(eq(plateFollows.plateId, plateId), eq(plateFollows.userId, userId)));
    else await tx.insert(plateFollows).values({ plateId, userId, at: ctx.now }).onConflictDoNothing();
    return { follows: event === 'follow' };
  });

export const queryManagedPlates: Verb<typeof plateQueryManageList> = async ({ db }) => {
  const types = await readTypes(db, false);
  return {
    rows: types.map(
      ({ type, plates: own }): ManagedPlateType => ({
        ...type,
        typeId: type.id,
        plates: own.map((plate) => ({ ...plate, plateId: plate.id })),
      }),
    ),
  };
};

/** @throws {AppError} 100002 for a code that is taken */
const codeTaken = () => fieldsRefused({ id: m.fault_code_taken() });

/**
 * Writes a type of plates.
 * @throws {AppError} 500404, 500409, 100002
 */
export const savePlateType: Verb<typeof plateTypeSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before = version === undefined ? null : await lockVersion(tx, plateTypes, { id, version });
    const [saved] = before
      ? [await updateVersion(tx, ctx, plateTypes, id, data)]
      : await tx
          .insert(plateTypes)
          .values({ ...data, id, createdBy: ctx.actor.userId, createdAt: ctx.now, updatedAt: ctx.now })
          .onConflictDoNothing()
          .returning();
    if (!saved) throw codeTaken();
    await writeLog(tx, ctx, {
      event: before ? 'plateType.edit' : 'plateType.create',
      entity: 'plateType',
      entityId: id,
      before: before && pick(before, data),
      after: data,
    });
    await invalidateTags(tx, ['community']);
    return { id, version: saved.version };
  });

/**
 * Writes a plate.
 * @throws {AppError} 500404, 500409, 100002
 */
export const savePlate: Verb<typeof plateSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    if ((await tx.$count(plateTypes, eq(plateTypes.id, data.typeId))) === 0)
      throw fieldsRefused({ 'data.typeId': m.fault_choose({ field: m.community_field_plate_type() }) });
    const before = version === undefined ? null : await lockVersion(tx, plates, { id, version });
    const [saved] = before
      ? [await updateVersion(tx, ctx, plates, id, data)]
      : await tx
          .insert(plates)
          .values({ ...data, id, createdBy: ctx.actor.userId, createdAt: ctx.now, updatedAt: ctx.now })
          .onConflictDoNothing()
          .returning();
    if (!saved) throw codeTaken();
    if (before && before.typeId !== data.typeId)
      await tx.update(posts).set({ plateTypeCode: data.typeId }).where(eq(posts.plateId, id));
    await writeLog(tx, ctx, {
      event: before ? 'plate.edit' : 'plate.create',
      entity: 'plate',
      entityId: id,
      before: before && pick(before, data),
      after: data,
    });
    await invalidateTags(tx, ['community']);
    return { id, version: saved.version };
  });

/** The same columns of the row before. */
const pick = <Row extends object>(row: Row, data: object) =>
  Object.fromEntries(Object.keys(data).map((name) => [name, row[name as keyof Row]]));

import type { shopSave } from '@portal/contract/market/shop';
import { shopTransitions } from '@portal/contract/market/shop-terms';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import { eq } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { isNameTaken } from '../../../platform/database/folded-name.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findPicture } from '../../../platform/files/find-picture.ts';
import { AppError, fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { moveState } from '../../../platform/workflow/move-state.ts';
import { nextState } from '../../../platform/workflow/transitions.ts';
import { type ShopRecord, shops } from '../market.table.ts';
import { viewOwnShop } from '../market.view.ts';
import { requireCategories } from './require-choices.ts';

type Content = InputOf<typeof shopSave>['data'];

/** Maps a form to the shop's columns. */
async function valuesOf(tx: Db, id: string, { fileId, ...data }: Content) {
  await requireCategories(tx, 'data.categoryCodes', data.categoryCodes);
  if (await isNameTaken(tx, shops, { id, name: data.name }))
    throw fieldsRefused({ 'data.name': m.fault_shop_name_taken() });
  return { ...data, logo: await findPicture(tx, fileId, data.name) };
}

/** @throws {AppError} 500012 if the enterprise already has a shop */
async function begin(tx: Db, ctx: Context, data: Content): Promise<ShopRecord> {
  const id = ulid(ctx.now.getTime());
  const [made] = await tx
    .insert(shops)
    .values({
      ...(await valuesOf(tx, id, data)),
      id,
      enterpriseId: ctx.actor.enterpriseId ?? '',
      status: 'DRAFT',
      createdAt: ctx.now,
      createdBy: ctx.actor.userId,
      updatedAt: ctx.now,
    })
    .onConflictDoNothing({ target: shops.enterpriseId })
    .returning();
  if (!made) throw new AppError(retCodes.TRANSITION_REFUSED, { retMsg: m.refusal_has_shop() });
  const { fileId: _file, ...after } = data;
  await writeLog(tx, ctx, { event: 'shop.create', entity: 'shop', entityId: id, before: null, after });
  return made;
}

/**
 * Creates the shop of an enterprise, or changes it while it is not open.
 * @throws {AppError} 500404, 500409, 500012, 100002
 */
export const saveShop: Verb<typeof shopSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    if (id === undefined) return viewOwnShop(await begin(tx, ctx, data));
    const isOwn = eq(shops.enterpriseId, ctx.actor.enterpriseId ?? '');
    const shop = await lockVersion(tx, shops, { id, version }, isOwn);
    const status = nextState(shopTransitions, shop.status, 'edit');
    const set = { ...(await valuesOf(tx, id, data)), status };
    const saved = await moveState(tx, ctx, shops, shop, {
      entity: 'shop',
      event: 'edit',
      set,
      logged: ({ name, intro, categoryCodes }) => ({ name, intro, categoryCodes }),
    });
    return viewOwnShop(saved);
  });

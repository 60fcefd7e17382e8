import type { ShopContent } from '@portal/contract/market/shop';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { type CaseStep, openCases } from '../../case/case.public.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { actorOf, marketLink } from '../concerned.ts';
import { shopSearch } from '../market.search.ts';
import { type ShopRecord, shops } from '../market.table.ts';

interface NewShop {
  values: Omit<ShopContent, 'fileId'> & { enterpriseId: string };
  /** What the log shows next to the values. */
  logged: object;
}

/** Updates search and cached pages. */
export async function followShops(tx: Db, now: Date, ids: readonly string[]): Promise<void> {
  await refreshDocuments(tx, shopSearch, ids, now);
  await invalidateTags(tx, ['market']);
}

/** Opens shops that the park enters for enterprises, each with its case and a log row. Nobody is notified. */
export async function writeShops(
  tx: Db,
  ctx: WriteContext,
  given: readonly NewShop[],
): Promise<ShopRecord[]> {
  if (given.length === 0) return [];
  const { now } = ctx;
  const by = { createdBy: ctx.actor?.userId ?? null, createdAt: now, updatedAt: now };
  const saved = await tx
    .insert(shops)
    .values(
      given.map(({ values }) => ({
        ...values,
        ...by,
        id: ulid(now.getTime()),
        status: 'OPEN' as const,
        submittedAt: now,
        openedAt: now,
      })),
    )
    .returning();
  const actor = await actorOf(tx, ctx);
  await openCases(
    tx,
    saved.map(
      ({ id, name, status, enterpriseId }): CaseStep<'SHOP'> => ({
        kind: 'SHOP',
        bizId: id,
        enterpriseId,
        subject: name,
        state: status,
        link: marketLink,
        event: { event: 'pass', params: {}, by: actor },
        now,
      }),
    ),
  );
  await writeLogs(
    tx,
    ctx,
    given.map(({ values: { name, intro, categoryCodes }, logged }, at) => ({
      event: 'shop.import',
      entity: 'shop',
      entityId: saved[at]?.id ?? '',
      after: { name, intro, categoryCodes, ...logged },
    })),
  );
  await followShops(
    tx,
    now,
    saved.map(({ id }) => id),
  );
  return saved;
}

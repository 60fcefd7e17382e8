import type { ServiceContent } from '@portal/contract/market/shop';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { writeLogs } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { type CaseStep, openCases } from '../../case/case.public.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { actorOf, marketLink } from '../concerned.ts';
import { serviceSearch } from '../market.search.ts';
import { type ServiceRecord, type ShopRecord, services } from '../market.table.ts';

interface NewService {
  shop: ShopRecord;
  values: Omit<ServiceContent, 'fileId' | 'galleryFileIds'>;
  /** What the log shows next to the values. */
  logged: object;
}

/** Updates search and cached pages. */
export async function followServices(tx: Db, now: Date, ids: readonly string[]): Promise<void> {
  await refreshDocuments(tx, serviceSearch, ids, now);
  await invalidateTags(tx, ['market']);
}

/** Offers services that the park enters for shops, each with its case and a log row. Nobody is notified. */
export async function writeServices(
  tx: Db,
  ctx: WriteContext,
  given: readonly NewService[],
): Promise<ServiceRecord[]> {
  if (given.length === 0) return [];
  const { now } = ctx;
  const by = { createdBy: ctx.actor?.userId ?? null, createdAt: now, updatedAt: now };
  const saved = await tx
    .insert(services)
    .values(
      given.map(({ shop: { id: shopId, medianResponseMin, p90ResponseMin, responseSample }, values }) => ({
        ...values,
        ...by,
        medianResponseMin,
        p90ResponseMin,
        responseSample,
        id: ulid(now.getTime()),
        shopId,
        status: 'ON' as const,
        submittedAt: now,
        publishedAt: now,
      })),
    )
    .returning();
  const actor = await actorOf(tx, ctx);
  await openCases(
    tx,
    saved.map(
      ({ id, title, status }, at): CaseStep<'SERVICE'> => ({
        kind: 'SERVICE',
        bizId: id,
        enterpriseId: given[at]?.shop.enterpriseId ?? null,
        subject: title,
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
    given.map(({ values, logged }, at) => ({
      event: 'service.import',
      entity: 'service',
      entityId: saved[at]?.id ?? '',
      after: { ...values, ...logged },
    })),
  );
  await followServices(
    tx,
    now,
    saved.map(({ id }) => id),
  );
  return saved;
}

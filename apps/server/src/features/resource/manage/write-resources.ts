import type { ResourceContent } from '@portal/contract/resource/manage';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import type { WriteContext } from '../../../platform/http/context.ts';
import { type Saved, writeEntities } from '../../../platform/oper-log/write-entities.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { notifyCollectors } from '../../collect/collect.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { resourceSearch } from '../resource.search.ts';
import { type ResourceRecord, resources } from '../resource.table.ts';

interface NewResource {
  /** Null for a new resource. */
  before: ResourceRecord | null;
  values: Omit<ResourceContent, 'fileId' | 'galleryFileIds'> &
    Partial<Pick<ResourceRecord, 'picture' | 'gallery'>>;
  logged?: object;
}

const unlogged = ['picture', 'gallery', 'facts', 'enterpriseId'];

/** Ids of the enterprises in the park with these short names. */
async function ownersNamed(db: Db, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const isNamed = inArray(enterprises.shortName, [...names]);
  const rows = await db
    .select({ id: enterprises.id, name: enterprises.shortName })
    .from(enterprises)
    .where(and(isNamed, isNotNull(enterprises.admittedAt), isNull(enterprises.leftAt)));
  return new Map(rows.map(({ id, name }) => [name, id]));
}

/** Finds the owners of resources again, after their names were restored. */
export async function linkOwners(tx: Db, ids: readonly string[]): Promise<void> {
  const rows = await tx
    .select({ id: resources.id, ownerName: resources.ownerName })
    .from(resources)
    .where(inArray(resources.id, [...ids]));
  const owners = await ownersNamed(
    tx,
    rows.map(({ ownerName }) => ownerName),
  );
  for (const { id, ownerName } of rows)
    await tx
      .update(resources)
      .set({ enterpriseId: owners.get(ownerName) ?? null })
      .where(eq(resources.id, id));
}

/**
 * Adds and changes resources that were checked, each with a log row, and returns them in their order. The owner's page
 * is looked up by name.
 */
export async function writeResources(
  tx: Db,
  ctx: WriteContext,
  given: readonly NewResource[],
): Promise<Saved[]> {
  const owners = await ownersNamed(
    tx,
    given.map(({ values }) => values.ownerName),
  );
  const saved = await writeEntities(
    tx,
    ctx,
    { table: resources, entity: 'resource', unlogged },
    given.map(({ values, ...row }) => ({
      ...row,
      values: { ...values, enterpriseId: owners.get(values.ownerName) ?? null },
    })),
  );
  const ids = saved.map(({ id }) => id);
  await notifyCollectors(tx, 'RESOURCE', ids);
  await refreshDocuments(tx, resourceSearch, ids, ctx.now);
  await invalidateTags(tx, ['resource']);
  return saved;
}

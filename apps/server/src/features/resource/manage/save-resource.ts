import type { ManagedResource, resourceSave } from '@portal/contract/resource/manage';
import * as m from '@portal/texts/messages';
import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findGallery, galleryIds } from '../../../platform/files/find-picture.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { notifyCollectors } from '../../collect/collect.public.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { refreshDocuments } from '../../search/search.public.ts';
import { resourceSearch } from '../resource.search.ts';
import { type ResourceRecord, resources } from '../resource.table.ts';

/**
 * Creates or changes a resource; the owner's page is looked up by name.
 * @throws {AppError} 500404, 500409, 100002 when another resource has the name
 */
export const saveResource: Verb<typeof resourceSave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before =
      given === undefined ? null : await lockVersion(tx, resources, { id: given, version: seen });
    const isTaken = and(eq(resources.name, data.name), given ? ne(resources.id, given) : undefined);
    if ((await tx.$count(resources, isTaken)) > 0)
      throw fieldsRefused({ 'data.name': m.resource_fault_name_taken() });
    const { fileId, galleryFileIds, ...plain } = data;
    const [owner] = await tx
      .select({ id: enterprises.id })
      .from(enterprises)
      .where(
        and(
          eq(enterprises.shortName, data.ownerName),
          isNotNull(enterprises.admittedAt),
          isNull(enterprises.leftAt),
        ),
      );
    const values = {
      ...plain,
      enterpriseId: owner?.id ?? null,
      ...(await findGallery(tx, { fileId, galleryFileIds }, data.name)),
    };
    const id = given ?? ulid(ctx.now.getTime());
    const by = { createdBy: ctx.actor.userId, createdAt: ctx.now };
    if (!before) await tx.insert(resources).values({ ...values, ...by, id });
    const saved = before ? await updateVersion(tx, ctx, resources, id, values) : { version: 1 };
    const { facts: _facts, ...logged } = plain;
    await writeLog(tx, ctx, {
      event: before ? 'resource.edit' : 'resource.create',
      entity: 'resource',
      entityId: id,
      before: before && {
        ...before,
        picture: undefined,
        gallery: undefined,
        facts: undefined,
        enterpriseId: undefined,
      },
      after: logged,
    });
    await notifyCollectors(tx, 'RESOURCE', [id]);
    await refreshDocuments(tx, resourceSearch, [id], ctx.now);
    await invalidateTags(tx, ['resource']);
    return { resourceId: id, version: saved.version };
  });

export const viewManagedResource = (resource: ResourceRecord): ManagedResource => ({
  resourceId: resource.id,
  version: resource.version,
  picture: resource.picture,
  gallery: resource.gallery,
  data: { ...resource, ...galleryIds(resource) },
});

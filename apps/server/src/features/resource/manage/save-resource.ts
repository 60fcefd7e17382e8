import type { ManagedResource, resourceSave } from '@portal/contract/resource/manage';
import * as m from '@portal/texts/messages';
import { inTransaction } from '../../../platform/database/database.ts';
import { isNameTaken } from '../../../platform/database/folded-name.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { findGallery, galleryIds } from '../../../platform/files/find-picture.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Verb } from '../../../platform/http/context.ts';
import { type ResourceRecord, resources } from '../resource.table.ts';
import { writeResources } from './write-resources.ts';

/**
 * Creates or changes a resource; the owner's page is looked up by name.
 * @throws {AppError} 500404, 500409, 100002 when another resource has the name
 */
export const saveResource: Verb<typeof resourceSave> = (ctx, { id: given, version: seen, data }) =>
  inTransaction(ctx.db, async (tx) => {
    const before =
      given === undefined ? null : await lockVersion(tx, resources, { id: given, version: seen });
    if (await isNameTaken(tx, resources, { id: given, name: data.name }))
      throw fieldsRefused({ 'data.name': m.resource_fault_name_taken() });
    const { fileId, galleryFileIds, ...plain } = data;
    const values = { ...plain, ...(await findGallery(tx, { fileId, galleryFileIds }, data.name)) };
    const [saved] = await writeResources(tx, ctx, [{ before, values }]);
    if (!saved) throw notFound();
    return { resourceId: saved.id, version: saved.version };
  });

export const viewManagedResource = (resource: ResourceRecord): ManagedResource => ({
  resourceId: resource.id,
  version: resource.version,
  picture: resource.picture,
  gallery: resource.gallery,
  data: { ...resource, ...galleryIds(resource) },
});

import type { CarouselContent, carouselSave } from '@portal/contract/carousel/manage';
import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { and, eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion, updateVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { fieldsRefused } from '../../../platform/http/app-error.ts';
import type { Context, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { cleanAuthoredHtml, picturesOf } from '../../../platform/text/authored-html.ts';
import { carousels } from '../site.table.ts';
import { type Carousel, countShownBefore, lockPosition, renumber } from './carousel.queries.ts';
import { viewManagedCarousel } from './carousel.view.ts';

/** @throws {AppError} 100002 for a file that is missing, not a picture or not public */
async function findPicture(tx: Db, { fileId, alt }: CarouselContent): Promise<Picture | null> {
  if (fileId === null) return null;
  const file = await findFile(tx, fileId, 0);
  if (file?.visibility !== 'public' || file.width === null || file.height === null)
    throw fieldsRefused({ 'data.fileId': m.fault_picture_gone() });
  return { fileId, width: file.width, height: file.height, alt };
}

/** @throws {AppError} 100002 for a text with pictures that are missing or not public */
async function requirePictures(tx: Db, html: string): Promise<void> {
  const shown = picturesOf(html);
  if (shown.length === 0) return;
  const isPublic = and(
    sql`${fileGroups.id} = any(${sql.param(shown)}::text[])`,
    eq(fileGroups.visibility, 'public'),
  );
  if ((await tx.$count(fileGroups, isPublic)) < shown.length)
    throw fieldsRefused({ 'data.body': m.fault_text_picture_gone() });
}

type Values = Omit<typeof carousels.$inferInsert, 'id' | 'sort'>;

async function addCarousel(tx: Db, { actor, now }: Context, values: Values): Promise<Carousel> {
  const last = (await renumber(tx, values.position)).length;
  const [row] = await tx
    .insert(carousels)
    .values({
      ...values,
      id: ulid(now.getTime()),
      sort: last + 1,
      createdAt: now,
      createdBy: actor.userId,
      updatedAt: now,
      updatedBy: actor.userId,
    })
    .returning();
  if (!row) throw new Error('failed to insert slide');
  return row;
}

async function changeCarousel(tx: Db, ctx: Context, before: Carousel, values: Values): Promise<Carousel> {
  const moves = before.position !== values.position;
  const sort = moves ? (await renumber(tx, values.position)).length + 1 : before.sort;
  return updateVersion(tx, ctx, carousels, before.id, { ...values, sort });
}

const loggedOf = ({ title, position, enabled }: Carousel) => ({ title, position, enabled });

/**
 * Changes a slide, or adds a new one at the end of its position.
 * @throws {AppError} 500404, 500409, 100002
 */
export const saveCarousel: Verb<typeof carouselSave> = (ctx, { id, version, data }) =>
  inTransaction(ctx.db, async (tx) => {
    await lockPosition(tx, data.position);
    const { fileId: _fileId, alt: _alt, startAt, endAt, ...plain } = data;
    const body = cleanAuthoredHtml(data.body);
    await requirePictures(tx, body);
    const values = {
      ...plain,
      body,
      picture: await findPicture(tx, data),
      startAt: new Date(startAt),
      endAt: new Date(endAt),
      linkType: data.linkUrl === '' ? 'NONE' : 'LINK',
    };
    const before = id ? await lockVersion(tx, carousels, { id, version }) : null;
    const after = before ? await changeCarousel(tx, ctx, before, values) : await addCarousel(tx, ctx, values);
    await writeLog(tx, ctx, {
      event: before ? 'carousel.change' : 'carousel.add',
      entity: 'carousel',
      entityId: after.id,
      before: before && loggedOf(before),
      after: loggedOf(after),
    });
    await invalidateTags(tx, ['site']);
    const shownBefore = await countShownBefore(tx, after.id, ctx.now);
    return viewManagedCarousel({ ...after, shownBefore }, ctx.now);
  });

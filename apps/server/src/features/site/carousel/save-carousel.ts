import type { CarouselContent, ManagedCarousel } from '@portal/contract/carousel-manage';
import type { Picture } from '@portal/contract/fields';
import * as m from '@portal/texts/messages';
import { and, eq, sql } from 'drizzle-orm';
import { ulid } from 'ulidx';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { requireVersion } from '../../../platform/database/versioned.ts';
import { findFile } from '../../../platform/files/file.queries.ts';
import { fileGroups } from '../../../platform/files/file.table.ts';
import { fieldsRefused, notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { cleanAuthoredHtml, picturesOf } from '../../../platform/text/authored-html.ts';
import { carousels } from '../site.table.ts';
import { type Carousel, countShownBefore, lockPosition, renumber } from './carousel.queries.ts';
import { viewManagedCarousel } from './carousel.view.ts';

interface Save {
  id?: string | undefined;
  version?: number | undefined;
  data: CarouselContent;
}

/** @throws {AppError} 100002 for a picture that is missing, no picture, or not for everyone */
async function findPicture(tx: Db, { fileId, alt }: CarouselContent): Promise<Picture | null> {
  if (fileId === null) return null;
  const file = await findFile(tx, fileId, 0);
  if (file?.visibility !== 'public' || file.width === null || file.height === null)
    throw fieldsRefused({ 'data.fileId': m.fault_picture_gone() });
  return { fileId, width: file.width, height: file.height, alt };
}

/** @throws {AppError} 100002 */
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

type Values = Omit<typeof carousels.$inferInsert, 'id'>;

async function addCarousel(tx: Db, values: Values, { userId }: Actor, now: Date): Promise<Carousel> {
  const last = (await renumber(tx, values.position)).length;
  const own = { id: ulid(now.getTime()), createdAt: now, createdBy: userId, sort: last + 1 };
  const [row] = await tx
    .insert(carousels)
    .values({ ...values, ...own })
    .returning();
  if (!row) throw new Error('no slide inserted');
  return row;
}

async function changeCarousel(
  tx: Db,
  { id, version }: { id: string; version: number | undefined },
  values: Values,
): Promise<{ before: Carousel; after: Carousel }> {
  const isIt = eq(carousels.id, id);
  const [before] = await tx.select().from(carousels).where(isIt).for('update');
  if (!before) throw notFound();
  requireVersion(before, version);
  const moves = before.position !== values.position;
  const sort = moves ? (await renumber(tx, values.position)).length + 1 : before.sort;
  const [after] = await tx
    .update(carousels)
    .set({ ...values, sort, version: sql`${carousels.version} + 1` })
    .where(isIt)
    .returning();
  if (!after) throw notFound();
  return { before, after };
}

/**
 * Changes a slide, or puts a new one at the end of its place.
 * @throws {AppError} 500404, 500409, 100002
 */
export async function saveCarousel(ctx: Context, { id, version, data }: Save): Promise<ManagedCarousel> {
  const now = ctx.now;
  return inTransaction(ctx.db, async (tx) => {
    await lockPosition(tx, data.position);
    const { fileId: _fileId, alt: _alt, body, startAt, endAt, ...plain } = data;
    const clean = cleanAuthoredHtml(body);
    await requirePictures(tx, clean);
    const values = {
      ...plain,
      body: clean,
      picture: await findPicture(tx, data),
      startAt: new Date(startAt),
      endAt: new Date(endAt),
      linkType: data.linkUrl === '' ? 'NONE' : 'LINK',
      updatedAt: now,
      updatedBy: ctx.actor.userId,
    };
    const { before, after } = id
      ? await changeCarousel(tx, { id, version }, values)
      : { before: null, after: await addCarousel(tx, values, ctx.actor, now) };
    await writeLog(tx, ctx, {
      event: before ? 'carousel.change' : 'carousel.add',
      entity: 'carousel',
      entityId: after.id,
      before: before && { title: before.title, position: before.position, enabled: before.enabled },
      after: { title: after.title, position: after.position, enabled: after.enabled },
    });
    await invalidateTags(tx, ['site']);
    return viewManagedCarousel({ ...after, shownBefore: await countShownBefore(tx, after.id, now) }, now);
  });
}

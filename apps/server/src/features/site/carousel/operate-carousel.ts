import type { carouselOperate } from '@portal/contract/carousel/manage';
import { retCodes } from '@portal/contract/ret-code';
import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { InputOf, Verb } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import { carousels } from '../site.table.ts';
import { type Carousel, findNeighbour, lockPosition, renumber } from './carousel.queries.ts';

type CarouselEvent = InputOf<typeof carouselOperate>['event'];
type Effect = (tx: Db, slide: Carousel) => Promise<void>;

const setEnabled =
  (enabled: boolean): Effect =>
  async (tx, slide) => {
    if (slide.enabled === enabled) throw new AppError(retCodes.TRANSITION_REFUSED);
    await tx
      .update(carousels)
      .set({ enabled, version: sql`${carousels.version} + 1` })
      .where(eq(carousels.id, slide.id));
  };

/** Swaps a slide with its neighbour. The order is not part of its content, so the version stays. */
const move =
  (side: 'before' | 'after'): Effect =>
  async (tx, { id, position }) => {
    const slide = (await renumber(tx, position)).find((row) => row.id === id);
    const neighbour = slide && (await findNeighbour(tx, slide, side));
    if (!neighbour) throw new AppError(retCodes.TRANSITION_REFUSED);
    await tx.update(carousels).set({ sort: neighbour.sort }).where(eq(carousels.id, id));
    await tx.update(carousels).set({ sort: slide.sort }).where(eq(carousels.id, neighbour.id));
  };

const effects: Record<CarouselEvent, Effect> = {
  turnOn: setEnabled(true),
  turnOff: setEnabled(false),
  moveUp: move('before'),
  moveDown: move('after'),
  delete: async (tx, { id }) => {
    await tx.delete(carousels).where(eq(carousels.id, id));
  },
};

/**
 * Enables, disables, moves or deletes a slide.
 * @throws {AppError} 500404, 500409, 500012 at either end of the order, or if it is already enabled or disabled
 */
export const operateCarousel: Verb<typeof carouselOperate> = (ctx, { id, event, version }) =>
  inTransaction(ctx.db, async (tx) => {
    const [found] = await tx.select().from(carousels).where(eq(carousels.id, id));
    if (!found) throw notFound();
    await lockPosition(tx, found.position);
    const slide = await lockVersion(tx, carousels, { id, version });
    await effects[event](tx, slide);
    await writeLog(tx, ctx, {
      event: `carousel.${event}`,
      entity: 'carousel',
      entityId: id,
      before: { title: slide.title, enabled: slide.enabled, sort: slide.sort },
    });
    await invalidateTags(tx, ['site']);
    return { done: true };
  });

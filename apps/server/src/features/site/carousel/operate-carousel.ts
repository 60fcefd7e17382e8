import type { carouselEvents } from '@portal/contract/carousel-manage';
import { retCodes } from '@portal/contract/ret-code';
import { eq, sql } from 'drizzle-orm';
import { type Db, inTransaction } from '../../../platform/database/database.ts';
import { lockVersion } from '../../../platform/database/versioned.ts';
import { AppError, notFound } from '../../../platform/http/app-error.ts';
import type { Context } from '../../../platform/http/context.ts';
import { writeLog } from '../../../platform/oper-log/write-log.ts';
import { invalidateTags } from '../../../platform/page-cache/invalidation.ts';
import type { Actor } from '../../../platform/session/actor.ts';
import { carousels } from '../site.table.ts';
import { type Carousel, findNeighbour, lockPosition, renumber } from './carousel.queries.ts';

type CarouselEvent = (typeof carouselEvents)[number];

interface Operation {
  id: string;
  event: CarouselEvent;
  version: number;
}

async function setEnabled(tx: Db, { id, enabled: was }: Carousel, enabled: boolean): Promise<void> {
  if (was === enabled) throw new AppError(retCodes.TRANSITION_REFUSED);
  await tx
    .update(carousels)
    .set({ enabled, version: sql`${carousels.version} + 1` })
    .where(eq(carousels.id, id));
}

/** Trades places with a neighbour. The order is no part of a slide's text, so its version stays. */
async function move(tx: Db, { id, position }: Carousel, side: 'before' | 'after'): Promise<void> {
  const slide = (await renumber(tx, position)).find((row) => row.id === id);
  const neighbour = slide && (await findNeighbour(tx, slide, side));
  if (!neighbour) throw new AppError(retCodes.TRANSITION_REFUSED);
  await tx.update(carousels).set({ sort: neighbour.sort }).where(eq(carousels.id, id));
  await tx.update(carousels).set({ sort: slide.sort }).where(eq(carousels.id, neighbour.id));
}

const effects: Record<CarouselEvent, (tx: Db, slide: Carousel) => Promise<void>> = {
  turnOn: (tx, slide) => setEnabled(tx, slide, true),
  turnOff: (tx, slide) => setEnabled(tx, slide, false),
  moveUp: (tx, slide) => move(tx, slide, 'before'),
  moveDown: (tx, slide) => move(tx, slide, 'after'),
  delete: async (tx, { id }) => {
    await tx.delete(carousels).where(eq(carousels.id, id));
  },
};

/**
 * Turns a slide on or off, moves or deletes it.
 * @throws {AppError} 500404, 500409, 500012 where there is no place to move to, or nothing to change
 */
export async function operateCarousel(
  ctx: Context<Actor | null>,
  { id, event, version }: Operation,
): Promise<{ done: true }> {
  await inTransaction(ctx.db, async (tx) => {
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
  });
  return { done: true };
}

import { type CarouselState, type ManagedCarouselRow, maxSlides } from '@portal/contract/carousel/manage';
import type { Actor } from '../../../platform/session/actor.ts';
import type { Carousel } from './carousel.queries.ts';

interface Placed extends Carousel {
  /** How many slides of its position are shown before it. */
  shownBefore: number;
}

function stateOf({ enabled, startAt, endAt, shownBefore }: Placed, now: Date): CarouselState {
  if (!enabled) return 'OFF';
  if (endAt <= now) return 'ENDED';
  if (startAt > now) return 'COMING';
  return shownBefore < maxSlides ? 'SHOWN' : 'WAITING';
}

export const viewManagedCarousel = (row: Placed, now: Date) => ({
  ...row,
  startAt: row.startAt.getTime(),
  endAt: row.endAt.getTime(),
  state: stateOf(row, now),
});

/** The caller's actions on a slide. */
export function actionsOf(
  { operatorRoles }: Pick<Actor, 'operatorRoles'>,
  { enabled, isFirst, isLast }: Pick<Carousel, 'enabled'> & { isFirst: boolean; isLast: boolean },
): ManagedCarouselRow['actions'] {
  if (!operatorRoles.includes('OP_CONTENT')) return [];
  return [
    enabled ? 'turnOff' : 'turnOn',
    ...(isFirst ? [] : (['moveUp'] as const)),
    ...(isLast ? [] : (['moveDown'] as const)),
    'delete',
  ];
}

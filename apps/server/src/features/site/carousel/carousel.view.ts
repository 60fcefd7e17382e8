import type { CarouselState, ManagedCarousel } from '@portal/contract/carousel-manage';
import type { Carousel } from './carousel.queries.ts';

function stateOf({ enabled, startAt, endAt }: Carousel, now: Date): CarouselState {
  if (!enabled) return 'OFF';
  if (endAt <= now) return 'ENDED';
  return startAt > now ? 'COMING' : 'SHOWN';
}

export function viewManagedCarousel(row: Carousel, now: Date): ManagedCarousel {
  const { id, title, text, body, picture, linkUrl, linkLabel, position, enabled, sort, hits, version } = row;
  return {
    ...{ id, title, text, body, picture, linkUrl, linkLabel, position, enabled, sort, hits, version },
    startAt: row.startAt.getTime(),
    endAt: row.endAt.getTime(),
    state: stateOf(row, now),
  };
}

import type { Motif } from '@portal/illustration';
import { addDays } from '../../platform/china-time.ts';
import type { Block } from './block.ts';
import { chinaInstant } from './demo-day.ts';
import { demoId } from './demo-id.ts';
import { demoInteger } from './demo-random.ts';
import { readDemoJson } from './read-demo-data.ts';

interface CarouselSource {
  key: string;
  position: 'HOME' | 'COMMUNITY' | 'PAY';
  linkType: string;
  title: string;
  text: string;
  alt: string;
  linkUrl: string;
  linkLabel: string;
  motif: Motif;
  palette: string;
  sort: number;
  daysAgo: number;
  validDays: number;
  detail: Block[];
}

export interface DemoCarousel extends Omit<CarouselSource, 'daysAgo' | 'validDays'> {
  id: string;
  /** Epoch milliseconds. */
  startAt: number;
  endAt: number;
  /** Number of clicks so far. */
  hits: number;
}

export function composeCarousels(today: string): DemoCarousel[] {
  return readDemoJson<CarouselSource[]>('content/carousel.json').map(({ daysAgo, validDays, ...kept }) => {
    const firstDay = addDays(today, -daysAgo);
    return {
      ...kept,
      id: demoId('carousel', kept.key),
      startAt: chinaInstant(firstDay),
      endAt: chinaInstant(addDays(firstDay, validDays)),
      hits:
        Math.max(daysAgo, 0) * demoInteger(`${kept.key} hits a day`, 9, 31) + demoInteger(kept.key, 3, 20),
    };
  });
}

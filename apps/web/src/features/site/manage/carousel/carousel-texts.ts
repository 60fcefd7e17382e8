import type { CarouselState } from '@portal/contract/carousel/manage';
import * as m from '@portal/texts/messages';
import type { StatusKind } from '../../../../ui/status/Status.tsx';

export const stateNames: Record<CarouselState, () => string> = {
  COMING: m.carousel_coming,
  SHOWN: m.carousel_shown,
  WAITING: m.carousel_waiting,
  ENDED: m.carousel_ended,
  OFF: m.carousel_off,
};

export const stateKinds: Record<CarouselState, StatusKind> = {
  COMING: 'waiting',
  SHOWN: 'done',
  WAITING: 'waiting',
  ENDED: 'closed',
  OFF: 'closed',
};

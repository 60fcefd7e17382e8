import type { CarouselState } from '@portal/contract/carousel-manage';
import {
  carousel_coming,
  carousel_ended,
  carousel_off,
  carousel_shown,
  carousel_waiting,
} from '../../../../platform/i18n/paraglide/messages.js';
import type { StatusKind } from '../../../../ui/status/Status.tsx';

export const stateNames: Record<CarouselState, () => string> = {
  COMING: carousel_coming,
  SHOWN: carousel_shown,
  WAITING: carousel_waiting,
  ENDED: carousel_ended,
  OFF: carousel_off,
};

export const stateKinds: Record<CarouselState, StatusKind> = {
  COMING: 'waiting',
  SHOWN: 'done',
  WAITING: 'waiting',
  ENDED: 'closed',
  OFF: 'closed',
};

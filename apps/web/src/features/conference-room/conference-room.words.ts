import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FeatureWords } from '../../feature/words.ts';

export const words = {
  queue: {
    ROOM_BOOKING: {
      name: m.room_booking,
      href: (booking) => paths.manageRooms({ state: 'PENDING', booking }),
    },
  },
} satisfies FeatureWords;

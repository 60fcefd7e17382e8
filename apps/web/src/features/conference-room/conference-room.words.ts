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
  figures: {
    roomBookings: { name: m.figure_room_bookings, href: () => paths.manageRooms() },
  },
} satisfies FeatureWords;

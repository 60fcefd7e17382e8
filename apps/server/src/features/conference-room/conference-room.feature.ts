import { paths } from '@portal/contract/paths';
import { eq } from 'drizzle-orm';
import type { Feature } from '../../feature/feature.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { bookingPayable } from '../booking/booking-payable.public.ts';
import { bookingQueue } from '../booking/booking-queue.public.ts';
import { settleBookings } from '../booking/settle-bookings.public.ts';
import { bookableRooms } from './bookable-rooms.public.ts';
import { roomsChart } from './conference-room.chart.ts';
import { conferenceRoomLog } from './conference-room.log.ts';
import { conferenceRoomRoutes } from './conference-room.routes.ts';
import { roomSetup } from './conference-room.setup.ts';
import { conferenceRooms } from './conference-room.table.ts';
import { roomImporter } from './import/room.importer.ts';
import { roomPlaces } from './room.places.ts';
import { removableRoom, roomReferences } from './room.removal.ts';

export const conferenceRoomFeature: Feature = {
  places: roomPlaces,
  routes: conferenceRoomRoutes,
  jobs: (deps) => [
    { name: 'conferenceRoom.settle', cron: '* * * * *', run: () => settleBookings(deps, bookableRooms) },
  ],
  bookables: [bookableRooms],
  importers: [roomImporter],
  menuPages: [paths.conferenceRoom(), paths.manageRooms()],
  queue: [bookingQueue('ROOM', conferenceRooms)],
  figures: [
    {
      figure: 'roomBookings',
      roles: ['OP_PROPERTY'],
      table: bookings,
      at: bookings.createdAt,
      isCounted: eq(bookings.kind, 'ROOM'),
    },
  ],
  payables: [bookingPayable(bookableRooms)],
  charts: [roomsChart],
  setup: [roomSetup],
  removables: [removableRoom],
  references: roomReferences,
  log: conferenceRoomLog,
};

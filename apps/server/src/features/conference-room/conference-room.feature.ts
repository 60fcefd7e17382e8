import type { Feature } from '../../feature/feature.ts';
import { eraseBookings } from './conference-room.account-end.ts';
import { roomsChart } from './conference-room.chart.ts';
import { conferenceRoomLog } from './conference-room.log.ts';
import { bookingQueue } from './conference-room.queue.ts';
import { conferenceRoomRoutes } from './conference-room.routes.ts';
import { roomPayable } from './room.payable.ts';
import { settleBookings } from './settle-bookings.ts';

export const conferenceRoomFeature: Feature = {
  routes: conferenceRoomRoutes,
  jobs: (deps) => [{ name: 'conferenceRoom.settle', cron: '* * * * *', run: () => settleBookings(deps) }],
  menuPages: ['/conference-room', '/manage/conference-room'],
  queue: [bookingQueue],
  payables: [roomPayable],
  charts: [roomsChart],
  log: conferenceRoomLog,
  erase: eraseBookings,
};

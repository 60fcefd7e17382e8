import * as m from '@portal/texts/messages';
import type { SetupSource } from '../../feature/setup-source.ts';
import { conferenceRooms } from './conference-room.table.ts';

/** Rooms that can be booked. */
export const roomSetup: SetupSource = {
  key: 'ROOMS',
  read: async ({ database: { db } }) => {
    const count = await db.$count(conferenceRooms);
    return { state: count > 0 ? 'DONE' : 'MISSING', have: count > 0 ? m.setup_have_rooms({ count }) : '' };
  },
};

import * as m from '@portal/texts/messages';
import type { References, RemovableSource } from '../../feature/removable-source.ts';
import { conferenceRooms } from './conference-room.table.ts';

export const roomReferences: References = {
  building: [{ column: conferenceRooms.buildingId, label: m.field_room, name: conferenceRooms.name }],
};

export const removableRoom: RemovableSource = {
  entity: 'conferenceRoom',
  table: conferenceRooms,
  roles: ['OP_PROPERTY'],
  name: conferenceRooms.name,
  // Bookings of the same time are refused by their constraint.
  merge: true,
  closing: {
    closedFrom: conferenceRooms.closedFrom,
    onDay: { column: 'status', open: 'OPEN', closed: 'CLOSED' },
  },
};

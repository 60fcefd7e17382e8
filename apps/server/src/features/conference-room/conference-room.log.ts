import { bookableStateLabels } from '@portal/contract/booking/terms';
import { roomContent } from '@portal/contract/conference-room/manage';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { conferenceRooms } from './conference-room.table.ts';

export const conferenceRoomLog: LogWords = {
  entities: { conferenceRoom: m.field_room },
  verbs: {
    'conferenceRoom.renewDevice': m.log_verb_renew_device,
  },
  names: { conferenceRoom: namesIn(conferenceRooms, conferenceRooms.id, conferenceRooms.name) },
  ids: { 'roomBooking.resourceId': ['conferenceRoom'] },
  forms: [roomContent],
  fields: {
    'roomBooking.resourceId': m.field_room,
    checkInRequired: m.log_field_check_in_required,
    closedDates: m.field_closed_dates,
    equipment: m.field_equipment,
    needApproval: m.log_field_need_approval,
    openFrom: m.log_field_open_from,
    openTo: m.log_field_open_to,
    place: m.field_place,
    services: m.field_room_service,
  },
  codes: {
    purpose: { roomPicture: m.field_room_picture },
    'conferenceRoom.status': bookableStateLabels,
  },
};

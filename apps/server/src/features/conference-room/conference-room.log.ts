import { bookableStateLabels } from '@portal/contract/booking/terms';
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
  fields: {
    'roomBooking.resourceId': m.field_room,
    checkInRequired: m.log_field_check_in_required,
    closedDates: m.field_closed_dates,
    dayLimitPerUser: m.field_day_limit,
    equipment: m.field_equipment,
    freeSlotsPerMonth: m.field_free_slots,
    pricePerSlotFen: m.field_price_per_slot,
    maxAheadDays: m.field_max_ahead,
    maxSlots: m.field_max_slots,
    minAheadMin: m.field_min_ahead,
    needApproval: m.log_field_need_approval,
    openFrom: m.log_field_open_from,
    openTo: m.log_field_open_to,
    place: m.field_place,
    seats: m.field_seats,
    services: m.field_room_service,
    statusNote: m.field_reason,
    weekLimitPerEnterprise: m.field_week_limit,
  },
  codes: {
    purpose: { roomPicture: m.field_room_picture },
    'conferenceRoom.status': bookableStateLabels,
  },
};

import { bookingStateLabels } from '@portal/contract/booking-terms';
import { roomStateLabels } from '@portal/contract/conference-room';
import * as m from '@portal/texts/messages';
import { type LogWords, namesIn } from '../../feature/log-words.ts';
import { bookings } from '../../platform/booking/booking.table.ts';
import { conferenceRooms } from './conference-room.table.ts';

const ofRoom = namesIn(conferenceRooms, conferenceRooms.id, conferenceRooms.name);

export const conferenceRoomLog: LogWords = {
  entities: { conferenceRoom: m.field_room, roomBooking: m.log_entity_room_booking },
  verbs: {
    'roomBooking.charge': m.case_did_charge,
    'roomBooking.pay': m.case_did_pay,
    'roomBooking.ask': m.case_did_take,
    'roomBooking.book': m.case_did_book,
    'roomBooking.cancel': m.case_did_cancel,
    'roomBooking.change': m.case_did_change_time,
    'roomBooking.checkIn': m.case_did_check_in,
    'roomBooking.finish': m.case_did_finish,
    'roomBooking.lapse': m.case_did_lapse,
    'roomBooking.leave': m.case_did_leave_list,
    'roomBooking.miss': m.case_did_miss,
    'roomBooking.offer': m.case_did_offer,
    'conferenceRoom.renewDevice': m.log_verb_renew_device,
    'roomBooking.renewFeed': m.log_verb_renew_feed,
    'roomBooking.take': m.case_did_take,
    'roomBooking.wait': m.case_did_wait,
  },
  names: { conferenceRoom: ofRoom, roomBooking: namesIn(bookings, bookings.id, bookings.title) },
  ids: { resourceId: ['conferenceRoom'] },
  fields: {
    attendees: m.field_attendees,
    checkInAt: m.log_field_check_in_at,
    checkInRequired: m.log_field_check_in_required,
    closedDates: m.field_closed_dates,
    dayLimitPerUser: m.field_day_limit,
    endAt: m.log_field_end_at,
    equipment: m.field_equipment,
    freeSlots: m.field_free_slots,
    freeSlotsPerMonth: m.field_free_slots,
    pricePerSlotFen: m.field_price_per_slot,
    heldUntil: m.log_field_held_until,
    maxAheadDays: m.field_max_ahead,
    maxSlots: m.field_max_slots,
    minAheadMin: m.field_min_ahead,
    needApproval: m.log_field_need_approval,
    offeredUntil: m.log_field_offered_until,
    openFrom: m.log_field_open_from,
    openTo: m.log_field_open_to,
    place: m.field_place,
    resourceId: m.field_room,
    seats: m.field_seats,
    services: m.field_room_service,
    startAt: m.log_field_start_at,
    statusNote: m.field_reason,
    weekLimitPerEnterprise: m.field_week_limit,
  },
  codes: {
    'conferenceRoom.status': roomStateLabels,
    'roomBooking.status': bookingStateLabels,
  },
};

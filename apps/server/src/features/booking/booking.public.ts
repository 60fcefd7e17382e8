export { admitBooker, enterpriseOf, requireSeats } from './admit-booker.ts';
export { bookingPayable } from './booking.payable.ts';
export { bookingQueue } from './booking.queue.ts';
export { viewBooked } from './booking.view.ts';
export { insertBooking, insertWaiting, stateAfter } from './insert-booking.ts';
export { viewLine } from './view-line.ts';
export { recordBooking } from './record-booking.ts';
export { refuseTaken } from './suggest-times.ts';
export { settleBookings } from './settle-bookings.ts';

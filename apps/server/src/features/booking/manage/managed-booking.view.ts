import type { ManagedBooking } from '@portal/contract/booking/manage';
import { bookingStateLabels, depositStateLabels } from '@portal/contract/booking/terms';
import { clockTimesOf } from '../../../platform/booking/booking-time.ts';
import type { SheetColumn } from '../../../platform/xlsx/build-sheet.ts';
import { isDepositOpen, operatorActions } from '../booking.policy.ts';
import { requestedOf } from '../booking-view.public.ts';
import type { ManagedRow } from './managed-booking.queries.ts';

export function viewManagedBooking(
  { booking, no, userName, enterpriseName, booked }: ManagedRow,
  now: Date,
): ManagedBooking {
  return {
    ...booking,
    ...clockTimesOf(booking),
    requested: requestedOf(booking),
    bookingId: booking.id,
    no: no ?? '',
    roomName: booked.name,
    userName: userName ?? '',
    enterpriseName: enterpriseName ?? '',
    state: booking.status,
    stateLabel: bookingStateLabels[booking.status](),
    createdAt: booking.createdAt.getTime(),
    depositLabel: depositStateLabels[booking.depositState](),
    settlesDeposit: isDepositOpen(booking),
    actions: operatorActions(booking, booked, now),
  };
}

export const bookingColumns: SheetColumn<ManagedRow>[] = [
  { head: '编号', value: ({ no }) => no ?? '', width: 20 },
  { head: '预约对象', value: ({ booked }) => booked.name, width: 20 },
  { head: '日期', value: ({ booking }) => clockTimesOf(booking).date },
  { head: '开始', value: ({ booking }) => clockTimesOf(booking).from },
  { head: '结束', value: ({ booking }) => clockTimesOf(booking).to },
  { head: '主题', value: ({ booking }) => booking.title, width: 40 },
  { head: '人数', value: ({ booking }) => booking.attendees },
  {
    head: '服务',
    value: ({ booking }) => booking.services.map(({ name, qty }) => `${name} × ${qty}`).join('、'),
    width: 30,
  },
  { head: '费用（元）', value: ({ booking }) => booking.amountFen / 100 },
  { head: '押金（元）', value: ({ booking }) => booking.depositFen / 100 },
  { head: '押金状态', value: ({ booking }) => depositStateLabels[booking.depositState]() },
  { head: '预约人', value: ({ userName }) => userName ?? '' },
  { head: '企业', value: ({ enterpriseName }) => enterpriseName ?? '', width: 40 },
  { head: '状态', value: ({ booking }) => bookingStateLabels[booking.status]() },
  { head: '预约时间', value: ({ booking }) => booking.createdAt, width: 20 },
];

import { type BookableState, bookableStateLabels } from '@portal/contract/booking/terms';
import * as m from '@portal/texts/messages';
import { statusColumn, textColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import type { StatusKind } from '../../../ui/status/Status.tsx';

interface Bookable {
  data: { status: BookableState; openFrom: string; openTo: string };
}

const looks: Record<BookableState, StatusKind> = { OPEN: 'done', CLOSED: 'closed', MAINTENANCE: 'waiting' };

export const hoursColumn = <Row extends Bookable>(): ListColumn<Row> =>
  textColumn('hours', m.booking_hours(), ({ data }) => `${data.openFrom}–${data.openTo}`);

export const bookableStateColumn = <Row extends Bookable>(): ListColumn<Row> =>
  statusColumn('state', m.field_state(), ({ data }) => data.status, looks, bookableStateLabels);

import type { ManagedRepair } from '@portal/contract/repair/manage';
import type { OwnRepair } from '@portal/contract/repair/public';
import * as m from '@portal/texts/messages';
import { nameColumn, textColumn, writtenColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { nameOf, priorityVariants } from './repair-variants.ts';
import { ServiceClockBar } from './ServiceClockBar.tsx';

type Row = Omit<OwnRepair, 'actions'>;
type StaffRow = Pick<ManagedRepair, 'enterpriseName' | 'reporterName'>;

interface NameOptions<One> {
  opensPane?: true;
  note?: (row: One) => string;
}

/** Place and title, with the ticket number below unless the list shows other details there. */
export const ticketColumn = <One extends Row>(
  hrefOf: (id: string) => string,
  { note = ({ no }) => no, ...more }: NameOptions<One> = {},
): ListColumn<One> =>
  nameColumn('title', m.repair_ticket(), {
    name: (row) => <Written>{nameOf(row)}</Written>,
    href: ({ ticketId }) => hrefOf(ticketId),
    note,
    ...more,
  });

export const priorityColumn = <One extends Row>(): ListColumn<One> =>
  textColumn('priority', m.field_priority(), ({ priority, priorityLabel }) => (
    <Status kind={priorityVariants[priority]}>{priorityLabel}</Status>
  ));

export const clockColumn = <One extends Row>(sort: { sortBy?: string } = {}): ListColumn<One> =>
  textColumn('clock', m.repair_clock(), (row) => <ServiceClockBar of={row} />, { nowrap: false, ...sort });

export const reporterColumn = <One extends StaffRow>(): ListColumn<One> =>
  writtenColumn(
    'who',
    m.repair_reporter(),
    ({ enterpriseName, reporterName }) => enterpriseName || reporterName,
  );

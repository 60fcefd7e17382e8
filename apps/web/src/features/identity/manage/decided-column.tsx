import { textColumn } from '../../../platform/account/list/columns.tsx';
import type { ListColumn } from '../../../platform/account/list/list-column.ts';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';

interface Decided {
  decidedAt: number | null;
  decidedByName: string | null;
  opinion: string | null;
}

/** The decision on a request, by whom and when; empty while it is open. */
export const decidedColumn = <Row extends Decided>(head: string): ListColumn<Row> =>
  textColumn(
    'decided',
    head,
    ({ decidedAt, decidedByName, opinion }) =>
      decidedAt !== null && (
        <Written>
          {opinion}
          <small>{`${decidedByName ?? ''} ${formatDate(decidedAt)}`}</small>
        </Written>
      ),
    { nowrap: false },
  );

import { formatFen } from '@portal/contract/money';
import type { OpenCounterDay } from '@portal/contract/payment/counter-day';
import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import { EmptyState } from '../../../../ui/state/EmptyState.tsx';

/** Receipts of a day and reversals on it. */
export function DayEntries({ entries }: Pick<OpenCounterDay, 'entries'>) {
  if (entries.length === 0) return <EmptyState title={m.counter_day_no_entries()} />;
  return (
    <Rows>
      {entries.map(({ no, wayLabel, enterpriseName, note, amountFen }) => (
        <Row
          key={no}
          title={<Written>{enterpriseName}</Written>}
          text={`${wayLabel} · ${no}`}
          note={note && <Written>{note}</Written>}
        >
          {formatFen(amountFen)}
        </Row>
      ))}
    </Rows>
  );
}

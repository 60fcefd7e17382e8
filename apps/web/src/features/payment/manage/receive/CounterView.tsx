import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { BankLines } from './BankLines.tsx';
import { LineReceipt } from './LineReceipt.tsx';
import { ReceiptForm } from './ReceiptForm.tsx';
import { ReceiveTabs } from './ReceiveTabs.tsx';
import { type ReceiveView, receiveViews } from './receive-ways.ts';

interface CounterViewProps {
  view: ReceiveView;
  lineId: string | null;
  tenantId: string | null;
}

/** Where money is entered: bank lines that wait, or what was paid at the counter. */
export function CounterView({ view, lineId, tenantId }: CounterViewProps) {
  const day = useQueryOf('GET /api/payManage/receipt/queryDay', {}, { quiet: true }).data;
  return (
    <>
      <PageTitle
        title={m.counter_title()}
        note={
          day &&
          m.counter_day({
            lines: day.waitingLines,
            count: day.ways.reduce((sum, { count }) => sum + count, 0),
          })
        }
      />
      <ReceiveTabs current={view} waitingLines={day?.waitingLines} toReview={day?.toReview} />
      <Columns of="minmax(220px, 280px) minmax(0, 1fr)" stack="tablet" gap={24} above={16} align="start">
        <Stack gap={16}>
          {view === 'bank' && <BankLines current={lineId} />}
          {day && day.ways.length > 0 && (
            <Panel title={m.counter_today()} end={day.day}>
              <Facts
                columns={1}
                facts={day.ways.map(({ wayLabel, count, sumFen }) => ({
                  name: wayLabel,
                  value: formatFen(sumFen),
                  note: m.counter_times({ count }),
                }))}
              />
            </Panel>
          )}
        </Stack>
        {view === 'bank' ? (
          lineId && <LineReceipt key={lineId} lineId={lineId} />
        ) : (
          <ReceiptForm way={receiveViews[view]} tenantId={tenantId} />
        )}
      </Columns>
    </>
  );
}

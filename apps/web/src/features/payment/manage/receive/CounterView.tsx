import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { ForDesk } from '../../../../platform/account/ForDesk.tsx';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { BankLines } from './BankLines.tsx';
import { CounterStart } from './CounterStart.tsx';
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
        actions={
          <ForDesk>
            <ButtonLink href={paths.manageReconcile({ view: 'bank' })}>{m.pay_bank_import()}</ButtonLink>
            <ButtonLink href={paths.manageReceive({ view: 'close' })}>{m.counter_day_close()}</ButtonLink>
          </ForDesk>
        }
      />
      <ReceiveTabs current={view} waitingLines={day?.waitingLines} toReview={day?.toReview} />
      {view === 'bank' ? (
        <Columns of="minmax(180px, 1fr) minmax(0, 4.4fr)" stack="tablet" gap={24} above={16} align="start">
          <BankLines current={lineId} />
          {lineId ? <LineReceipt key={lineId} lineId={lineId} /> : <CounterStart />}
        </Columns>
      ) : (
        <ReceiptForm way={receiveViews[view]} tenantId={tenantId} />
      )}
    </>
  );
}

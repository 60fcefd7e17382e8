import type { ChargeView } from '@portal/contract/billing/charge';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { AddChargeForm, EndChargeForm } from './ChargeForms.tsx';

const spanOf = ({ from, to, isTakenBack }: ChargeView): string => {
  if (isTakenBack) return m.charge_taken_back();
  return to === null ? m.charge_since({ from }) : m.charge_until({ from, to });
};

/** The periodic charges of a contract; the finance office adds and ends them. */
export function ContractCharges({ contractId, from }: { contractId: string; from: string }) {
  const answer = useQueryOf('GET /api/propertyManage/charge/queryList', { id: contractId });
  const mayChange = answer.data?.canAdd ?? false;
  const [open, setOpen] = useState<ChargeView | 'new'>();
  const close = () => setOpen(undefined);
  return (
    <Panel title={m.charge_periodic()}>
      <Answered of={answer}>
        {({ rows }) => (
          <CardTable
            caption={m.charge_periodic()}
            columns={[
              {
                key: 'fee',
                part: 'title',
                head: m.field_fee(),
                cell: ({ feeLabel, note }) => (
                  <>
                    {feeLabel} {note !== '' && <Written>{note}</Written>}
                  </>
                ),
              },
              {
                key: 'price',
                part: 'fact',
                head: m.field_unit_price(),
                align: 'end',
                nowrap: true,
                cell: ({ quantityX100, unitPriceE4, unit }) =>
                  `${quantityX100 / 100} ${unit} × ${unitPriceE4 / 10_000}`,
              },
              {
                key: 'month',
                part: 'amount',
                head: m.charge_each_month(),
                align: 'end',
                cell: ({ monthFen }) => formatFen(monthFen),
              },
              { key: 'span', part: 'fact', head: m.field_effective_from(), cell: spanOf },
              ...(mayChange
                ? [
                    {
                      key: 'end',
                      part: 'action' as const,
                      head: m.charge_act_end(),
                      cell: (charge: ChargeView) =>
                        charge.canEnd && (
                          <Button variant="quiet" onClick={() => setOpen(charge)}>
                            {m.charge_act_end()}
                          </Button>
                        ),
                    },
                  ]
                : []),
            ]}
            rows={rows}
            rowKey={({ chargeId }) => chargeId}
            empty={m.charge_none()}
          />
        )}
      </Answered>
      {mayChange && open === undefined && <Button onClick={() => setOpen('new')}>{m.charge_add()}</Button>}
      {open === 'new' && <AddChargeForm contractId={contractId} from={from} onDone={close} />}
      {open !== undefined && open !== 'new' && (
        <EndChargeForm key={open.chargeId} charge={open} onDone={close} />
      )}
    </Panel>
  );
}

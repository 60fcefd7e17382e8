import type { FeeItemView } from '@portal/contract/billing/meter-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import { CardTable } from '../../../platform/account/list/CardTable.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { BillTabs } from './BillTabs.tsx';
import { FeeDrawer } from './FeeDrawer.tsx';
import { BillRulesPanel } from './price/BillRulesPanel.tsx';
import { PricePanel } from './price/PricePanel.tsx';
import { TariffDrawer } from './price/TariffDrawer.tsx';

/** Fee items and their tariffs, which bills are calculated from, the latest first. */
export function FeeList() {
  const answer = useQueryOf('GET /api/propertyManage/fee/queryManageList', {});
  const [isNew, setNew] = useState(false);
  const [edited, edit] = useState<FeeItemView | null>(null);
  return (
    <>
      <PageTitle
        title={m.billing_bill_manage()}
        aside={<BillTabs current="fees" />}
        inLine
        actions={
          <ForDesk>
            <Button variant="main" onClick={() => setNew(true)}>
              {m.billing_new_tariff()}
            </Button>
          </ForDesk>
        }
      />
      <Answered of={answer}>
        {({ rows }) => (
          <Stack fluid gap={24}>
            <Panel title={m.field_fees()}>
              <CardTable
                caption={m.field_fees()}
                columns={[
                  { key: 'fee', part: 'title', head: m.field_fee(), cell: ({ name }) => name },
                  {
                    key: 'unit',
                    part: 'fact',
                    head: m.field_unit(),
                    cell: ({ unit }) => unit || m.billing_by_contract(),
                  },
                  {
                    key: 'tax',
                    part: 'fact',
                    head: m.billing_tax_rate(),
                    cell: ({ taxPpm }) => `${taxPpm / 10_000}%`,
                  },
                  {
                    key: 'state',
                    part: 'state',
                    head: m.field_state(),
                    cell: ({ enabled }) => (
                      <Status kind={enabled ? 'done' : 'closed'}>
                        {enabled ? m.field_enabled() : m.billing_not_in_use()}
                      </Status>
                    ),
                  },
                  {
                    key: 'edit',
                    part: 'action',
                    head: m.act_edit(),
                    cell: (fee) => (
                      <ForDesk>
                        <Button variant="quiet" onClick={() => edit(fee)}>
                          {m.act_edit()}
                        </Button>
                      </ForDesk>
                    ),
                  },
                ]}
                rows={rows}
                rowKey={({ feeId }) => feeId}
              />
            </Panel>
            <PricePanel fees={rows} />
            <BillRulesPanel />
          </Stack>
        )}
      </Answered>
      {isNew && <TariffDrawer onClose={() => setNew(false)} />}
      {edited && <FeeDrawer fee={edited} onClose={() => edit(null)} />}
    </>
  );
}

import type { FeeItemView } from '@portal/contract/meter-manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Table } from '../../../ui/table/Table.tsx';
import { BillTabs } from './BillTabs.tsx';
import { priceText } from './price-text.ts';
import { TariffDrawer } from './TariffDrawer.tsx';

type Row = FeeItemView['tariffs'][number] & { name: string; unit: string; taxPpm: number };

const rowsOf = (fees: readonly FeeItemView[]): Row[] =>
  fees.flatMap(({ name, unit, taxPpm, tariffs }) =>
    tariffs.map((tariff) => ({ ...tariff, name, unit, taxPpm })),
  );

/** What bills are reckoned by: fee items and their tariffs, the latest first. */
export function FeeList() {
  const answer = useQueryOf('GET /api/propertyManage/fee/queryManageList', {});
  const [isNew, setNew] = useState(false);
  return (
    <>
      <PageTitle
        title={m.billing_bill_manage()}
        beside={<BillTabs current="fees" />}
        inLine
        actions={
          <Button variant="main" onClick={() => setNew(true)}>
            {m.billing_new_tariff()}
          </Button>
        }
      />
      <Answered of={answer}>
        {({ rows }) => (
          <Table
            caption={m.billing_tab_fees()}
            columns={[
              { key: 'fee', head: m.field_fee(), cell: ({ name }) => name },
              { key: 'tax', head: m.billing_tax_rate(), cell: ({ taxPpm }) => `${taxPpm / 10_000}%` },
              { key: 'from', head: m.field_effective_from(), cell: ({ effectiveFrom }) => effectiveFrom },
              { key: 'price', head: m.field_unit_price(), cell: ({ price, unit }) => priceText(price, unit) },
              {
                key: 'current',
                head: m.field_state(),
                cell: ({ isCurrent }) => (isCurrent ? m.billing_current() : ''),
              },
            ]}
            rows={rowsOf(rows)}
            rowKey={({ tariffId }) => tariffId}
            empty={m.billing_no_tariffs()}
          />
        )}
      </Answered>
      <p>{m.fault_price_by_contract()}</p>
      {isNew && <TariffDrawer onClose={() => setNew(false)} />}
    </>
  );
}

import type { FeeItemView } from '@portal/contract/billing/meter-manage';
import type { TariffAction } from '@portal/contract/billing/price-terms';
import { chinaMinuteOf } from '@portal/contract/china-time';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { CardTable } from '../../../../platform/account/list/CardTable.tsx';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Columns } from '../../../../ui/layout/Columns.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Status } from '../../../../ui/status/Status.tsx';
import { PriceLines } from '../../shared/PriceLines.tsx';
import { EndDialog } from './EndDialog.tsx';
import { PriceTimeline } from './PriceTimeline.tsx';
import type { PriceRow } from './price-row.ts';
import { tariffVariants } from './price-variants.ts';
import { TariffDrawer } from './TariffDrawer.tsx';

const rowsOf = (fees: readonly FeeItemView[]): PriceRow[] =>
  fees.flatMap(({ code: feeCode, name, unit, tariffs }) =>
    tariffs.map((tariff) => ({ ...tariff, feeCode, name, unit })),
  );

/** Who entered or closed a price, and when. */
function By({ name, at }: { name: string; at: number }) {
  return (
    <>
      <Written>{name}</Written>{' '}
      <Text as="span" tone="quiet" size={13} nowrap>
        {formatDate(at)}
      </Text>
    </>
  );
}

/** The prices of metered fees, the latest first: what has not begun can be changed and withdrawn, the rest ended. */
export function PricePanel({ fees }: { fees: readonly FeeItemView[] }) {
  const [opened, open] = useState<{ action: TariffAction; row: PriceRow } | null>(null);
  const operate = useMutationOf('POST /api/propertyManage/fee/operateTariff', {
    done: m.act_saved(),
    invalidates: ['GET /api/propertyManage/fee/queryManageList'],
  });
  const withdraw = async ({ tariffId: id, version, name, effectiveFrom }: PriceRow) => {
    const ok = m.act_withdraw();
    const title = m.act_ask({ act: ok, title: `${name} ${effectiveFrom}` });
    if (await confirm({ title, text: m.pricing_withdraw_text(), ok, danger: true }))
      await operate.run({ id, event: 'withdraw', version });
  };
  const words: Record<TariffAction, () => string> = {
    edit: m.act_edit,
    withdraw: m.act_withdraw,
    end: m.pricing_end,
  };
  const close = () => open(null);
  const [today] = useState(() => chinaMinuteOf(Date.now()).slice(0, 10));
  return (
    <Panel title={m.billing_tariff()} end={m.fault_price_by_contract()}>
      <Stack as="ul" gap={8} below={16}>
        {fees
          .filter(({ tariffs }) => tariffs.length > 0)
          .map(({ code, name, tariffs }) => (
            <Columns as="li" key={code} of="minmax(72px, auto) minmax(0, 1fr)" gap={12} align="center">
              <Text>{name}</Text>
              <PriceTimeline name={name} tariffs={tariffs} today={today} />
            </Columns>
          ))}
      </Stack>
      <CardTable
        caption={m.billing_tariff()}
        columns={[
          { key: 'fee', part: 'title', head: m.field_fee(), cell: ({ name }) => name },
          {
            key: 'from',
            part: 'fact',
            head: m.field_effective_from(),
            nowrap: true,
            cell: ({ effectiveFrom: from, endsOn: to }) =>
              to === null || to < from ? m.pricing_since({ from }) : m.pricing_until({ from, to }),
          },
          {
            key: 'price',
            part: 'fact',
            head: m.field_unit_price(),
            cell: ({ price, unit }) => <PriceLines price={price} unit={unit} />,
          },
          {
            key: 'state',
            part: 'state',
            head: m.field_state(),
            cell: ({ state, stateLabel }) => <Status kind={tariffVariants[state]}>{stateLabel}</Status>,
          },
          {
            key: 'entered',
            part: 'fact',
            head: m.pricing_entered(),
            cell: ({ enteredBy, enteredAt }) => <By name={enteredBy} at={enteredAt} />,
          },
          {
            key: 'closed',
            part: 'fact',
            head: m.pricing_closed(),
            cell: ({ closedBy, closedAt }) => closedAt !== null && <By name={closedBy} at={closedAt} />,
          },
          {
            key: 'acts',
            part: 'action',
            head: m.act_bar(),
            cell: (row) => (
              <Row gap={8}>
                {row.actions.map((action) => (
                  <Button
                    key={action}
                    size="small"
                    busy={action === 'withdraw' && operate.busy}
                    onClick={() => (action === 'withdraw' ? void withdraw(row) : open({ action, row }))}
                  >
                    {words[action]()}
                  </Button>
                ))}
              </Row>
            ),
          },
        ]}
        rows={rowsOf(fees)}
        rowKey={({ tariffId }) => tariffId}
        empty={m.billing_no_tariffs()}
      />
      {opened?.action === 'edit' && <TariffDrawer edited={opened.row} onClose={close} />}
      {opened?.action === 'end' && <EndDialog row={opened.row} onClose={close} />}
    </Panel>
  );
}

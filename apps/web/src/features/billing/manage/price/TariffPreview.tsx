import type { TariffDraft } from '@portal/contract/billing/price-manage';
import { billStateLabels, feeUnits } from '@portal/contract/billing/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { MonthSplit } from './MonthSplit.tsx';
import { PreviewMoney } from './PreviewMoney.tsx';
import { useTariffPreview } from './use-tariff-preview.ts';

/** What a price changes: its month to the fen, the meters, and the bills that are in its way. */
export function TariffPreview(draft: TariffDraft) {
  const { data } = useTariffPreview(draft);
  if (!data) return null;
  const { bills, hasMore, month, meters, money } = data;
  const { daysBefore, daysAfter, priceBefore } = month;
  return (
    <Stack above={16}>
      <Panel title={m.pricing_preview()} level={3} ground="quiet">
        {bills.length > 0 ? (
          <Alert kind="warning">
            <Stack gap={4}>
              <span>{m.pricing_preview_blocked()}</span>
              {bills.map(({ billId, no, enterpriseName, period, state }) => (
                <span key={billId}>
                  <Link look="underlined" href={paths.manageBills({ bill: billId })}>
                    {no}
                  </Link>{' '}
                  <Written>{enterpriseName}</Written> {period} {billStateLabels[state]()}
                </span>
              ))}
              {hasMore && <span>{m.pricing_preview_more()}</span>}
            </Stack>
          </Alert>
        ) : (
          <Stack gap={4}>
            <Text>{m.pricing_preview_meters({ count: meters })}</Text>
            {daysBefore === 0 ? (
              <Text tone="quiet">{m.pricing_preview_whole()}</Text>
            ) : priceBefore === null ? (
              <Text tone="quiet">{m.pricing_preview_none()}</Text>
            ) : (
              <>
                <Text weight={600}>{month.from.slice(0, 7)}</Text>
                <MonthSplit daysBefore={daysBefore} daysAfter={daysAfter} />
                <Text tone="quiet">{m.pricing_preview_split()}</Text>
              </>
            )}
            {money && <PreviewMoney money={money} unit={feeUnits[draft.feeCode]} />}
          </Stack>
        )}
      </Panel>
    </Stack>
  );
}

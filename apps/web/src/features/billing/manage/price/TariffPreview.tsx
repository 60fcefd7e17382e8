import type { MeterKind } from '@portal/contract/billing/terms';
import { billStateLabels } from '@portal/contract/billing/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';

interface TariffPreviewProps {
  feeCode: MeterKind;
  effectiveFrom: string;
}

/** What a price that begins on the chosen day changes: its month, the meters, and the bills that are in its way. */
export function TariffPreview(input: TariffPreviewProps) {
  const { data } = useQueryOf('GET /api/propertyManage/fee/previewTariff', input, {
    keepPrevious: true,
    quiet: true,
  });
  if (!data) return null;
  const { bills, hasMore, month, meters } = data;
  const { daysBefore, daysAfter, priceBefore } = month;
  return (
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
              <Text>
                {month.from.slice(0, 7)}: {m.pricing_preview_before({ days: daysBefore })} ·{' '}
                {m.pricing_preview_after({ days: daysAfter })}
              </Text>
              <Text tone="quiet">{m.pricing_preview_split()}</Text>
            </>
          )}
        </Stack>
      )}
    </Panel>
  );
}

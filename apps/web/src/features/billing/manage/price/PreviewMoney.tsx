import type { TariffMoney } from '@portal/contract/billing/price-manage';
import { formatFen } from '@portal/contract/money';
import * as m from '@portal/texts/messages';
import { formatThousands } from '../../../../platform/display/format.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';

interface PreviewMoneyProps {
  money: TariffMoney;
  unit: string;
}

/** What the month comes to for the largest consumer, line by line, and for all. */
export function PreviewMoney({ money, unit }: PreviewMoneyProps) {
  const { usagePeriod: period, meters, beforeFen, splitFen, example } = money;
  const { enterpriseName, meterNo, usageX100, parts } = example;
  const differenceFen = splitFen - beforeFen;
  const words = { count: meters, period };
  return (
    <Stack gap={4}>
      <Text>
        {m.pricing_example()} <Written>{enterpriseName}</Written> {meterNo},{' '}
        {formatThousands(usageX100 / 100)} {unit} ({period})
      </Text>
      <Text figures size={16}>
        {parts.map(({ amountFen }) => formatFen(amountFen)).join(' + ')}
        {parts.length > 1 && (
          <>
            {' = '}
            <b>{formatFen(example.splitFen)}</b>
          </>
        )}
      </Text>
      <Text tone="quiet" size={13}>
        {m.pricing_example_whole({
          before: formatFen(example.beforeFen),
          after: formatFen(example.afterFen),
        })}
      </Text>
      <Text figures above={8} weight={600}>
        {differenceFen >= 0
          ? m.pricing_more({ amount: formatFen(differenceFen) })
          : m.pricing_less({ amount: formatFen(-differenceFen) })}
      </Text>
      <Text tone="quiet" size={13}>
        {m.pricing_all_meters(words)}
      </Text>
    </Stack>
  );
}

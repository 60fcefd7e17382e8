import type { HandBillContent, HandBillDetail } from '@portal/contract/billing/hand-bill';
import { formatFen } from '@portal/contract/money';
import { lineAmountFen, taxWithinFen } from '@portal/contract/rounding';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { Written } from '../../../platform/display/Written.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { useHandFees } from './HandBillFields.tsx';

interface Notice {
  kind: HandBillContent['kind'];
  no: string;
  enterpriseName: string;
  lines: readonly { name: string; quantityX100: number; unitPriceE4: number; amountFen: number }[];
  unit: string;
  taxFen: number;
  dueDate: string | null;
}

const decimal = new Intl.NumberFormat('en', { maximumFractionDigits: 4, useGrouping: false });

/** What the enterprise will read: each line with its calculation, and the total with the tax in it. */
function HandBillNotice({ kind, no, enterpriseName, lines, unit, taxFen, dueDate }: Notice) {
  const sumFen = lines.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return (
    <Stack as="section" gap={12} pad={20} frame="thin" round ground="quiet" fluid>
      <Text as="h2" size={16} text="center">
        {kind === 'BILL' ? m.billing_slip_title() : m.charge_kind_credit()}
      </Text>
      <Row justify="between" gap={8}>
        <Text as="span" size={14}>
          <Written>{enterpriseName}</Written>
        </Text>
        <Text as="span" size={14} tone="quiet" figures>
          {no}
        </Text>
      </Row>
      <Stack as="ul" gap={8}>
        {lines.map(({ name, quantityX100, unitPriceE4, amountFen }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no other key.
          <Row key={at} as="li" justify="between" align="start" gap={8} padTop={8} lineAbove="thin">
            <Text as="span" size={14} shrink>
              <Written>{name || '—'}</Written>
              <Text as="small" size="note" tone="quiet" block figures>
                {`${decimal.format(quantityX100 / 100)} ${unit} × ${decimal.format(unitPriceE4 / 10_000)}`}
              </Text>
            </Text>
            <Text as="span" size={14} figures nowrap>
              {formatFen(amountFen)}
            </Text>
          </Row>
        ))}
      </Stack>
      <Row justify="between" gap={8} padTop={8} lineAbove="strong">
        <Text as="b" size={14}>
          {m.field_total()}
        </Text>
        <Text as="b" size={16} figures>
          {formatFen(sumFen)}
        </Text>
      </Row>
      <Text size="note" tone="quiet">
        {m.billing_tax({ tax: formatFen(taxFen) })}
        {dueDate && ` · ${m.billing_due_date()} ${dueDate}`}
      </Text>
    </Stack>
  );
}

/** The notice of a form as it is filled in, by the function that the server bills with. */
export function HandBillPreview({ enterpriseName }: { enterpriseName: string }) {
  const { kind, lines, feeCode, dueDate } = useWatch<HandBillContent>() as HandBillContent;
  const fee = useHandFees().find(({ code }) => code === feeCode);
  const counted = lines.map((line) => {
    const { quantityX100, unitPriceE4 } = line;
    return { ...line, amountFen: lineAmountFen(quantityX100 ?? 0, unitPriceE4 ?? 0) };
  });
  const sumFen = counted.reduce((sum, { amountFen }) => sum + amountFen, 0);
  return (
    <HandBillNotice
      kind={kind}
      no=""
      enterpriseName={enterpriseName}
      lines={counted}
      unit={fee?.unit ?? ''}
      taxFen={taxWithinFen(sumFen, fee?.taxPpm ?? 0)}
      dueDate={dueDate}
    />
  );
}

/** The notice of a draft, or of what was issued. */
export const KeptNotice = ({ handBill }: { handBill: HandBillDetail }) => (
  <HandBillNotice {...handBill} no={handBill.issuedNo} />
);

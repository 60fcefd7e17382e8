import { formatFen } from '@portal/contract/money';
import type { DividedReceipt, ReceiptContent } from '@portal/contract/payment/receipt';
import * as m from '@portal/texts/messages';
import { useFormContext, useWatch } from 'react-hook-form';
import { WordedText } from '../../../../platform/display/WordedText.tsx';
import { Written } from '../../../../platform/display/Written.tsx';
import { Row as Line } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Row, Rows } from '../../../../ui/rows/Rows.tsx';
import { useReceiptPreview } from './use-receipt-preview.ts';

/** The receipt as it will be booked, calculated by what books it. */
export function ReceiptPreview() {
  const { control } = useFormContext<ReceiptContent>();
  const values = useWatch({ control }) as ReceiptContent;
  const { data, error } = useReceiptPreview(values);
  return (
    <Panel title={m.pay_receipt_title()} ground="quiet" end={values.receivedOn}>
      <div aria-live="polite">
        {data && !error ? (
          <Booked receipt={data} payer={values.payer} />
        ) : (
          <Text as="p" tone="quiet">
            {error ? error.message : m.counter_preview_empty()}
          </Text>
        )}
      </div>
    </Panel>
  );
}

const noteOf = ({ no, lateFen, leftFen }: DividedReceipt['items'][number]) =>
  [
    no,
    ...(lateFen > 0 ? [m.counter_with_late({ amount: formatFen(lateFen) })] : []),
    ...(leftFen > 0 ? [m.counter_left({ amount: formatFen(leftFen) })] : []),
  ].join(' · ');

function Booked({ receipt, payer }: { receipt: DividedReceipt; payer: string }) {
  const { items, creditFen, amountFen, capitals, enterpriseName } = receipt;
  return (
    <Stack gap={12}>
      <Text as="small" tone="quiet">
        {m.counter_number_later()}
      </Text>
      <Rows>
        {items.map((item) => (
          <Row key={item.billId} title={<Written>{item.title}</Written>} note={noteOf(item)}>
            <Text figures>{formatFen(item.amountFen)}</Text>
          </Row>
        ))}
        {creditFen > 0 && (
          <Row title={m.counter_credit()}>
            <Text figures>{formatFen(creditFen)}</Text>
          </Row>
        )}
      </Rows>
      <Line justify="end">
        <Text as="b" figures>
          {m.pay_receipt_total({ amount: formatFen(amountFen) })}
        </Text>
      </Line>
      <Text as="p">
        <WordedText>{m.pay_receipt_capitals({ amount: capitals })}</WordedText>
      </Text>
      <Text as="p" tone="quiet">
        {m.counter_payer()} <Written>{payer || enterpriseName}</Written>
      </Text>
    </Stack>
  );
}

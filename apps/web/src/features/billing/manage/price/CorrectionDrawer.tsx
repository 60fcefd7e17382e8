import {
  type BilledReading,
  type BillReplacement,
  type CorrectionRequest,
  correctionRequest,
} from '@portal/contract/billing/reading-correction';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../../platform/account/use-query-of.ts';
import { Written } from '../../../../platform/display/Written.tsx';
import { dataFaults } from '../../../../platform/form/data-faults.ts';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { TextAreaInput } from '../../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../../ui/facts/Facts.tsx';
import { FormSection, Wide } from '../../../../ui/form/FormSection.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { quantityText } from '../../shared/bill-words.ts';
import { billQueryKeys } from '../bill-query-keys.ts';
import { RegisterInputs } from '../RegisterInputs.tsx';
import { ReplacementFacts } from './ReplacementFacts.tsx';

interface CorrectionDrawerProps {
  meterNo: string;
  period: string;
  onClose: () => void;
}

/** Corrects a reading that is billed: first shows the old and the new bill, then asks a second person. */
export function CorrectionDrawer({ onClose, ...ofMonth }: CorrectionDrawerProps) {
  const answer = useQueryOf('GET /api/propertyManage/meter/queryBilledReading', ofMonth);
  return (
    <Drawer open onClose={onClose} size="large" title={m.pricing_correct_billed()} closeLabel={m.act_close()}>
      <Answered of={answer}>
        {(reading) => (
          <Stack gap={16}>
            <ReadingFacts reading={reading} />
            {reading.askedBy ? (
              <Alert kind="warning">
                {m.pricing_correct_waits()} <Written>{reading.askedBy}</Written>
              </Alert>
            ) : (
              <CorrectionForm reading={reading} onDone={onClose} />
            )}
          </Stack>
        )}
      </Answered>
    </Drawer>
  );
}

function ReadingFacts({ reading }: { reading: BilledReading }) {
  const { meterNo, place, enterpriseName, period, previousX100, readingX100, usageX100, unit, bill } =
    reading;
  return (
    <Facts
      facts={[
        { name: m.field_meter_no(), value: <Written>{meterNo}</Written>, note: place },
        { name: m.field_period(), value: period, note: <Written>{enterpriseName}</Written> },
        { name: m.field_reading(), value: `${quantityText(previousX100)} → ${quantityText(readingX100)}` },
        { name: m.field_usage(), value: `${quantityText(usageX100)} ${unit}` },
        { name: m.billing_bill(), value: bill.no, note: bill.stateLabel },
      ]}
    />
  );
}

function CorrectionForm({ reading, onDone }: { reading: BilledReading; onDone: () => void }) {
  const { meterNo, period, readingX100 } = reading;
  const [shown, show] = useState<BillReplacement[] | null>(null);
  const form = useContractForm<CorrectionRequest>(correctionRequest, {
    defaultValues: {
      meterNo,
      period,
      readingX100,
      peakX100: null,
      flatX100: null,
      valleyX100: null,
      reason: '',
    },
  });
  const setError = dataFaults(form.setError);
  const preview = useMutationOf('POST /api/propertyManage/meter/previewCorrection', { setError });
  const ask = useMutationOf('POST /api/propertyManage/meter/askCorrection', {
    once: true,
    done: m.billing_change_sent(),
    invalidates: [...billQueryKeys, 'GET /api/propertyManage/meter/queryBilledReading'],
    setError,
  });
  const calculate = form.handleSubmit(async ({ reason: _reason, ...data }) => {
    const answer = await preview.run({ data });
    if (answer) show(answer.replacements);
  });
  const send = form.handleSubmit(async (data) => {
    if (await ask.run({ data })) onDone();
  });
  return (
    <form
      noValidate
      onSubmit={(sent) => void (shown ? send(sent) : calculate(sent))}
      onChange={() => show(null)}
    >
      <FormScope form={form}>
        <FormSection title={m.pricing_right_reading()}>
          <RegisterInputs />
          <Wide>
            <TextAreaInput name="reason" rows={2} />
          </Wide>
        </FormSection>
      </FormScope>
      {shown?.map((replacement) => (
        <ReplacementFacts key={replacement.billId} replacement={replacement} unit={reading.unit} />
      ))}
      <p>{shown ? m.billing_two_persons() : m.pricing_correct_text()}</p>
      <Row gap={8}>
        <Button type="submit" variant="main" busy={preview.busy || ask.busy}>
          {shown ? m.act_submit() : m.pricing_show_bills()}
        </Button>
        <Button onClick={onDone}>{m.act_cancel()}</Button>
      </Row>
    </form>
  );
}

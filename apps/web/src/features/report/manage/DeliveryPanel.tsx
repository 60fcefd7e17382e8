import { chinaMinuteOf } from '@portal/contract/china-time';
import { type DeliveryContent, deliveryContent, type ReportDelivery } from '@portal/contract/report/delivery';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { Answered } from '../../../platform/account/Answered.tsx';
import { ForDesk } from '../../../platform/account/ForDesk.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { MultiSelectInput } from '../../../platform/form/MultiSelectInput.tsx';
import { NumberInput } from '../../../platform/form/NumberInput.tsx';
import { SwitchInput } from '../../../platform/form/SwitchInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';

const detail = 'GET /api/propertyManage/reportDelivery/queryDetail';

/** On which day the report is sent, and to whom. */
export function DeliveryPanel() {
  const answer = useQueryOf(detail, {}, { quiet: true });
  const [isEditing, setEditing] = useState(false);
  return (
    <Panel title={m.report_delivery()}>
      <Answered of={answer} lines={2}>
        {(delivery) => (
          <Row wrap gap={16} align="center" justify="between">
            <Standing delivery={delivery} />
            <ForDesk>
              <Button onClick={() => setEditing(true)}>{m.act_edit()}</Button>
            </ForDesk>
            {isEditing && <DeliveryDrawer delivery={delivery} onClose={() => setEditing(false)} />}
          </Row>
        )}
      </Answered>
    </Panel>
  );
}

/** What is set, and what was sent last. */
function Standing({ delivery }: { delivery: ReportDelivery }) {
  const { isOn, dayOfMonth, userIds, readers, sentPeriod, sentAt } = delivery;
  const names = readers.filter(({ userId }) => userIds.includes(userId)).map(({ name }) => name);
  return (
    <Stack gap={4}>
      {isOn ? (
        <Text as="p" weight={600}>
          {m.report_delivery_is_on({ day: dayOfMonth })} <Written>{names.join('、')}</Written>
        </Text>
      ) : (
        <Text as="p">{m.report_delivery_off()}</Text>
      )}
      <Text as="p" tone="quiet" size={13}>
        {sentAt === null
          ? m.report_delivery_note()
          : m.report_delivery_sent({ period: sentPeriod, time: chinaMinuteOf(sentAt) })}
      </Text>
    </Stack>
  );
}

function DeliveryDrawer({ delivery, onClose }: { delivery: ReportDelivery; onClose: () => void }) {
  const { isOn, dayOfMonth, userIds, readers, version } = delivery;
  const form = useContractForm<DeliveryContent>(deliveryContent, {
    defaultValues: { isOn, dayOfMonth, userIds },
  });
  const save = useMutationOf('POST /api/propertyManage/reportDelivery/save', {
    once: true,
    done: m.act_saved(),
    invalidates: [detail],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.report_delivery()}
      size="medium"
      form={form}
      save={(data) => save.run({ data, ...(version === null ? {} : { version }) })}
      busy={save.busy}
      onClose={onClose}
    >
      <FormSection title={m.report_delivery()} columns={1}>
        <SwitchInput name="isOn">{m.report_delivery_on()}</SwitchInput>
        <NumberInput name="dayOfMonth" minValue={1} maxValue={28} />
        <MultiSelectInput
          name="userIds"
          placeholder=""
          options={readers.map(({ userId, name, hasMail }) => ({
            value: userId,
            text: hasMail ? name : m.report_delivery_no_mail({ name }),
          }))}
        />
        <p>{m.report_delivery_note()}</p>
      </FormSection>
    </FormDrawer>
  );
}

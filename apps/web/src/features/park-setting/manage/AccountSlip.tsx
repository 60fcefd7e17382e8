import * as m from '@portal/texts/messages';
import { Written } from '../../../platform/display/Written.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';

/** A code like those of real slips. */
const sample = 'HG7K 2M48';

const inFours = (text: string) => text.replaceAll(/\s/g, '').replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The account as enterprises will see it. */
export function AccountSlip({ name, number, bank }: { name: string; number: string; bank: string }) {
  return (
    <Panel title={m.park_setting_seen()} end={m.park_setting_seen_note()}>
      <Text as="div" frame="strong" pad={20} round="control">
        <Facts
          columns={1}
          facts={[
            { name: m.pay_slip_payee(), value: <Written>{name}</Written> },
            { name: m.pay_slip_account(), value: inFours(number) },
            { name: m.pay_slip_bank(), value: <Written>{bank}</Written> },
          ]}
        />
        <Row justify="between" align="center" gap={16} above={12}>
          <span>
            {m.pay_slip_purpose()}
            <Text as="small" block tone="quiet" size={13}>
              {m.pay_slip_purpose_note()}
            </Text>
          </span>
          <Text as="b" size={24}>
            {sample}
          </Text>
        </Row>
      </Text>
    </Panel>
  );
}

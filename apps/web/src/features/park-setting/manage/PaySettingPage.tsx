import type { ParkSetting } from '@portal/contract/park-setting/manage';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { BankAccount } from './BankAccount.tsx';
import { PayWays } from './PayWays.tsx';

/** The bank account, which two persons set, and the other ways to pay. */
export function Component() {
  const answer = useQueryOf('GET /api/settingManage/parkSetting/queryList', {});
  return (
    <>
      <PageTitle
        title={m.setup_pay()}
        note={m.park_setting_note()}
        actions={<ButtonLink href={paths.manageParkSetting()}>{m.park_setting_title()}</ButtonLink>}
      />
      <Answered of={answer} lines={16}>
        {(settings) => <PaySettings settings={settings} />}
      </Answered>
    </>
  );
}

function PaySettings({ settings }: { settings: readonly ParkSetting[] }) {
  const bank = settings.find(({ group }) => group === 'BANK');
  if (!bank) return null;
  return (
    <BankAccount key={bank.change?.id ?? bank.since ?? ''} setting={bank}>
      <Stack gap={32} above={32}>
        <PayWays settings={settings} />
        <Panel title={m.park_setting_rules()} end={m.park_setting_rules_note()}>
          <Columns of="repeat(3, minmax(0, 1fr))" gap={16} stack="tablet">
            <Rule title={m.park_setting_rule_two()} text={m.park_setting_rule_two_text()} />
            <Rule title={m.park_setting_rule_wait()} text={m.park_setting_rule_wait_text()} />
            <Rule title={m.park_setting_rule_old()} text={m.park_setting_rule_old_text()} />
          </Columns>
        </Panel>
      </Stack>
    </BankAccount>
  );
}

const Rule = ({ title, text }: { title: string; text: string }) => (
  <Text as="div" ground="quiet" pad={16} round="control">
    <b>{title}</b>
    <Text tone="quiet" size={13}>
      {text}
    </Text>
  </Text>
);

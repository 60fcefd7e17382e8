import { bankForm, type ParkSetting } from '@portal/contract/park-setting/manage';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { PageActs } from '../../../platform/account/acts/PageActs.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormScope } from '../../../platform/form/FormScope.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { AccountSlip } from './AccountSlip.tsx';
import { SettingValues } from './SettingValues.tsx';
import { settingQueryKeys, standingOf } from './setting-words.ts';
import { useSettingActs } from './use-setting-acts.tsx';

const twoColumns = 'minmax(0, 1fr) 420px';

const readIn = (values: ParkSetting['inForce'], name: string) =>
  values.find((one) => one.name === name)?.value ?? '';

interface BankAccountProps {
  setting: ParkSetting;
  /** The rest of the page, above its action bar. */
  children: ReactNode;
}

/** The account: a form for who may enter it, otherwise what waits or is in force. */
export function BankAccount(props: BankAccountProps) {
  return props.setting.canPropose ? <BankForm {...props} /> : <BankReview {...props} />;
}

function BankForm({ setting, children }: BankAccountProps) {
  const { inForce } = setting;
  const acts = useSettingActs(setting);
  const form = useContractForm<Record<'accountName' | 'accountNumber' | 'accountAgain' | 'bankName', string>>(
    bankForm,
    {
      defaultValues: {
        accountName: readIn(inForce, 'accountName'),
        accountNumber: readIn(inForce, 'accountNumber'),
        accountAgain: '',
        bankName: readIn(inForce, 'bankName'),
      },
    },
  );
  const typed = useWatch({ control: form.control });
  const propose = useMutationOf('POST /api/settingManage/parkSetting/propose', {
    done: m.park_setting_submitted(),
    invalidates: settingQueryKeys,
    setError: dataFaults(form.setError),
  });
  const send = form.handleSubmit(({ accountName, accountNumber, bankName }) =>
    propose.run({ group: 'BANK', data: { accountName, accountNumber, bankName } }),
  );
  const { kind, text } = standingOf(setting);
  return (
    <form noValidate onSubmit={(event) => void send(event)}>
      <Columns of={twoColumns} gap={40} align="start" stack="laptop">
        <Panel title={m.park_setting_account()} end={<Status kind={kind}>{text}</Status>}>
          <FormScope form={form}>
            <Stack gap={16}>
              <TextInput name="accountName" autoComplete="off" />
              <Columns of="repeat(2, minmax(0, 1fr))" gap={16} stack="phone">
                <TextInput name="accountNumber" inputMode="numeric" autoComplete="off" />
                <TextInput name="accountAgain" inputMode="numeric" autoComplete="off" />
              </Columns>
              <TextInput name="bankName" autoComplete="off" />
            </Stack>
          </FormScope>
        </Panel>
        <AccountSlip
          name={typed.accountName ?? ''}
          number={typed.accountNumber ?? ''}
          bank={typed.bankName ?? ''}
        />
      </Columns>
      {children}
      <PageActs
        acts={[{ key: 'submit', text: m.park_setting_submit(), submits: true, busy: propose.busy }, ...acts]}
      />
    </form>
  );
}

function BankReview({ setting, children }: BankAccountProps) {
  const acts = useSettingActs(setting);
  const { change, inForce } = setting;
  const values = change && !change.isOff ? change.values : inForce;
  const { kind, text } = standingOf(setting);
  return (
    <>
      <Columns of={twoColumns} gap={40} align="start" stack="laptop">
        <Panel title={m.park_setting_account()}>
          <Stack gap={12}>
            <Status kind={kind}>{text}</Status>
            {change?.isOff && <Text>{m.park_setting_off_change()}</Text>}
            <SettingValues values={values} />
          </Stack>
        </Panel>
        <AccountSlip
          name={readIn(values, 'accountName')}
          number={readIn(values, 'accountNumber')}
          bank={readIn(values, 'bankName')}
        />
      </Columns>
      {children}
      <PageActs acts={acts} />
    </>
  );
}

import type { ParkSetting } from '@portal/contract/park-setting/manage';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';

/** Asks the other side, and shows what it answered. */
export function TestSetting({ setting: { group, change } }: { setting: ParkSetting }) {
  const [phoneNumber, setPhoneNumber] = useState('');
  const [address, setAddress] = useState('');
  const [answer, setAnswer] = useState<{ isGood: boolean; answer: string }>();
  const test = useMutationOf('POST /api/settingManage/parkSetting/test', {
    invalidates: ['GET /api/settingManage/setup/queryDetail'],
  });
  const run = async () => {
    setAnswer(undefined);
    setAnswer(
      await test.run({
        group,
        ...(change ? { id: change.id } : {}),
        ...(group === 'SMS' ? { phoneNumber } : {}),
        ...(group === 'MAIL' ? { address } : {}),
      }),
    );
  };
  return (
    <>
      <Row wrap gap={8} align="end">
        {group === 'SMS' && (
          <TextField
            label={m.park_setting_test_phone()}
            value={phoneNumber}
            inputMode="tel"
            error={test.error?.data.fields?.phoneNumber}
            onChange={setPhoneNumber}
          />
        )}
        {group === 'MAIL' && (
          <TextField
            label={m.park_setting_test_address()}
            value={address}
            inputMode="email"
            error={test.error?.data.fields?.address}
            onChange={setAddress}
          />
        )}
        <Button busy={test.busy} onClick={() => void run()}>
          {m.park_setting_test()}
        </Button>
      </Row>
      {answer && (
        <Alert
          announce
          kind={answer.isGood ? 'success' : 'error'}
          title={answer.isGood ? m.park_setting_test_good() : m.park_setting_test_bad()}
        >
          {answer.answer}
        </Alert>
      )}
    </>
  );
}

import type { SignUpRow } from '@portal/contract/activity/sign-up';
import * as m from '@portal/texts/messages';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import styles from './SignUp.module.css';
import { signUpQueryKeys } from './sign-up-query-keys.ts';

/** Checks in with the digits shown at the door; scanning them checks in at once. */
export function CheckIn({ mine, scanned }: { mine: SignUpRow; scanned: string }) {
  const { signUpId: id, version, activity } = mine;
  const [code, setCode] = useState(scanned);
  const isSent = useRef(false);
  const operate = useMutationOf('POST /api/activityManage/signUp/operate', {
    once: true,
    quiet: true,
    done: (done) => m.act_done({ title: activity.title, state: done.stateLabel }),
    invalidates: signUpQueryKeys,
  });
  const send = () => void operate.run({ id, event: 'checkIn', version, data: { code } });
  const sendScanned = useEffectEvent(() => {
    if (scanned === '' || isSent.current) return;
    isSent.current = true;
    send();
  });
  useEffect(() => sendScanned(), []);
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      {operate.error && (
        <Alert kind="error" title={operate.error.retMsg} announce>
          {m.activity_scan_again()}
        </Alert>
      )}
      <TextField
        label={m.activity_door_code()}
        hint={m.activity_door_hint()}
        inputMode="numeric"
        autoComplete="off"
        value={code}
        onChange={setCode}
      />
      <Button type="submit" variant="main" size="large" busy={operate.busy} disabled={code.trim() === ''}>
        {m.activity_check_in()}
      </Button>
    </form>
  );
}

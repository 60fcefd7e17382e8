import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { browserClient, browserState } from '../../../platform/api/browser-client.ts';
import type { StoredUser } from '../../../platform/client-state/stored-user.ts';
import { PlainPasswordInput } from '../../../platform/form/plain/PlainPasswordInput.tsx';
import { needed } from '../../../platform/form/rules.ts';
import { refusalText, showFieldFaults } from '../../../platform/form/show-faults.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { lockIcon, userIcon } from '../../../ui/icon/shapes.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { PlainText } from '../../../ui/plain-field/PlainText.tsx';
import { FormFrame } from './form/FormFrame.tsx';
import { Lead } from './form/Lead.tsx';
import { sha1Hex } from './sha1.ts';

interface LoginHereDialogProps {
  /** The user who was logged in. */
  user: StoredUser;
  onDone: (isLoggedIn: boolean) => void;
}

/** Another user, or the same one acting for another enterprise, must not see the previous user's page. */
function isSame(before: StoredUser): boolean {
  const { userAccId, enterpriseId } = browserState().user();
  return userAccId === before.userAccId && enterpriseId === before.enterpriseId;
}

/** Logs in the same user again by password; another tab offers the other login methods. */
export function LoginHereDialog({ user, onDone }: LoginHereDialogProps) {
  const [refusal, setRefusal] = useState<string>();
  const form = useForm({ defaultValues: { password: '' } });

  useEffect(() => {
    const comeBack = () => {
      const { token } = browserState().user();
      if (token === '' || token === user.token) return;
      if (isSame(user)) onDone(true);
      else location.reload();
    };
    window.addEventListener('focus', comeBack);
    return () => window.removeEventListener('focus', comeBack);
  }, [user, onDone]);

  const send = form.handleSubmit(async ({ password }) => {
    setRefusal(undefined);
    try {
      const input = { loginName: user.loginName, password_sha: sha1Hex(password) };
      browserState().saveUser(
        await browserClient().call('POST /api/userManage/login', input, { quiet: true }),
      );
    } catch (error) {
      if (!showFieldFaults(error, form)) setRefusal(refusalText(error));
      return;
    }
    if (isSame(user)) onDone(true);
    else location.reload();
  });

  return (
    <Dialog
      open
      onClose={() => onDone(false)}
      title={m.identity_login_here()}
      size="small"
      closeLabel={m.act_close()}
    >
      <Lead>{m.identity_login_here_note()}</Lead>
      <FormFrame form={form} refusal={refusal} takesFocus onSubmit={send}>
        <PlainText
          label={m.field_login_name()}
          value={user.loginName}
          icon={userIcon}
          autoComplete="username"
          readOnly
        />
        <PlainPasswordInput
          name="password"
          rule={needed(m.fault_password_missing)}
          label={m.field_password()}
          note={
            <Link href={paths.login()} target="_blank">
              {m.identity_login_here_other()}
            </Link>
          }
          icon={lockIcon}
          autoComplete="current-password"
          required
        />
        <Button type="submit" variant="main" busy={form.formState.isSubmitting}>
          {m.identity_login_here_go()}
        </Button>
      </FormFrame>
    </Dialog>
  );
}

import * as m from '@portal/texts/messages';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { byContractOf } from '../../../../platform/form/rules.ts';
import { shieldCheckIcon } from '../../../../ui/icon/shapes.ts';
import { FieldButton } from '../../../../ui/text-field/FieldButton.tsx';
import { useIsAlive } from '../../../site/shared/use-in-browser.ts';
import { againIn } from './again-in.ts';
import type { CodeRequest } from './use-code-request.ts';

/** The text message code, the form's field `verifyCode`, with the button that requests it. */
export function VerifyCodeInput({ request }: { request: CodeRequest }) {
  const alive = useIsAlive();
  const { secondsLeft, busy, sent, demoCode, ask } = request;
  return (
    <PlainTextInput
      name="verifyCode"
      rule={byContractOf('verifyCode')}
      label={m.field_verify_code()}
      icon={shieldCheckIcon}
      placeholder={m.identity_code_digits()}
      inputMode="numeric"
      autoComplete="one-time-code"
      gapless
      required
      hint={demoCode ? m.identity_code_demo({ code: demoCode }) : sent && m.identity_code_sent()}
      end={
        <FieldButton disabled={!alive} aria-disabled={busy || secondsLeft > 0} onClick={() => void ask()}>
          {secondsLeft > 0 ? againIn(secondsLeft) : m.identity_code_send()}
        </FieldButton>
      }
    />
  );
}

import * as m from '@portal/texts/messages';
import { PlainTextInput } from '../../../../platform/form/plain/PlainTextInput.tsx';
import { byContractOf } from '../../../../platform/form/rules.ts';
import { smartphoneIcon } from '../../../../ui/icon/shapes.ts';

/** The form's field `phoneNumber`. */
export function PhoneInput({ label = m.field_phone() }: { label?: string }) {
  return (
    <PlainTextInput
      name="phoneNumber"
      rule={byContractOf('phoneNumber')}
      label={label}
      icon={smartphoneIcon}
      placeholder={m.identity_phone_digits()}
      inputMode="tel"
      autoComplete="tel-national"
      gapless
      required
    />
  );
}

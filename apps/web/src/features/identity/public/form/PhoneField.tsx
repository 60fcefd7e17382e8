import type { FieldValues } from 'react-hook-form';
import { identity_phone, identity_phone_digits } from '../../../../platform/i18n/paraglide/messages.js';
import { smartphoneIcon } from '../../../../ui/icon/shapes/smartphone.ts';
import { type Bound, FormText } from './FormText.tsx';
import { byContractOf } from './rules.ts';

export function PhoneField<Values extends FieldValues>(bound: Omit<Bound<Values>, 'rule'>) {
  return (
    <FormText
      {...bound}
      rule={byContractOf('phoneNumber')}
      label={identity_phone()}
      icon={smartphoneIcon}
      placeholder={identity_phone_digits()}
      inputMode="tel"
      autoComplete="tel-national"
      maxLength={11}
      required
    />
  );
}

import type { FieldValues } from 'react-hook-form';
import * as m from '../../../../platform/i18n/paraglide/messages.js';
import { smartphoneIcon } from '../../../../ui/icon/shapes/smartphone.ts';
import { type Bound, FormText } from './FormText.tsx';
import { byContractOf } from './rules.ts';

interface PhoneFieldProps<Values extends FieldValues> extends Omit<Bound<Values>, 'rule'> {
  label?: string;
}

export function PhoneField<Values extends FieldValues>({
  label = m.identity_phone(),
  ...bound
}: PhoneFieldProps<Values>) {
  return (
    <FormText
      {...bound}
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

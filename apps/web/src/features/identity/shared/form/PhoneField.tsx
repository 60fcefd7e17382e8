import * as m from '@portal/texts/messages';
import type { FieldValues } from 'react-hook-form';
import { type Bound, FormText } from '../../../../platform/form/FormText.tsx';
import { byContractOf } from '../../../../platform/form/rules.ts';
import { smartphoneIcon } from '../../../../ui/icon/shapes/smartphone.ts';

interface PhoneFieldProps<Values extends FieldValues> extends Omit<Bound<Values>, 'rule'> {
  label?: string;
}

export function PhoneField<Values extends FieldValues>({
  label = m.field_phone(),
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

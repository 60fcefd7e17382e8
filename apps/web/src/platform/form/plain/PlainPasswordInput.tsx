import * as m from '@portal/texts/messages';
import type { ComponentProps } from 'react';
import { PlainPassword } from '../../../ui/plain-field/PlainPassword.tsx';
import { type InputProps, inputOf, textShape } from '../input-of.tsx';

const Password = inputOf(PlainPassword, textShape);

type PlainPasswordInputProps = Omit<InputProps<ComponentProps<typeof PlainPassword>>, 'labels'>;

export function PlainPasswordInput(props: PlainPasswordInputProps) {
  const labels = { show: m.identity_show_password(), hide: m.identity_hide_password() };
  return <Password {...props} labels={labels} />;
}

import { useState } from 'react';
import { RevealButton } from './RevealButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  labels: { show: string; hide: string };
}

export function PasswordField({ labels, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const reveal = <RevealButton shown={shown} labels={labels} onToggle={() => setShown(!shown)} />;
  return <TextField {...field} type={shown ? 'text' : 'password'} end={reveal} />;
}

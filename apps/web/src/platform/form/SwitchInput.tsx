import type { ReactNode } from 'react';
import { Switch } from '../../ui/switch/Switch.tsx';
import { useInput } from './use-input.ts';

interface SwitchInputProps {
  name: string;
  textFirst?: boolean;
  children: ReactNode;
}

export function SwitchInput({ name, textFirst, children }: SwitchInputProps) {
  const { value, onChange, onBlur, ref, disabled } = useInput<boolean>(name);
  return (
    <Switch
      on={value}
      onChange={onChange}
      onBlur={onBlur}
      ref={ref}
      disabled={disabled}
      textFirst={textFirst}
    >
      {children}
    </Switch>
  );
}

import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { eyeIcon } from '../icon/shapes/eye.ts';
import { eyeOffIcon } from '../icon/shapes/eye-off.ts';
import styles from './FieldButton.module.css';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end'> {
  labels: { show: string; hide: string };
}

export function PasswordField({ labels, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const reveal = (
    <button
      type="button"
      className={styles.reveal}
      aria-label={shown ? labels.hide : labels.show}
      onClick={() => setShown(!shown)}
    >
      <Icon shape={shown ? eyeOffIcon : eyeIcon} />
    </button>
  );
  return <TextField {...field} type={shown ? 'text' : 'password'} end={reveal} />;
}

import { useState } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { eyeIcon } from '../icon/shapes/eye.ts';
import { eyeOffIcon } from '../icon/shapes/eye-off.ts';
import styles from '../text-field/FieldButton.module.css';
import { PlainText, type PlainTextProps } from './PlainText.tsx';

interface PlainPasswordProps extends Omit<PlainTextProps, 'type' | 'end'> {
  labels: { show: string; hide: string };
}

export function PlainPassword({ labels, ...field }: PlainPasswordProps) {
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
  return <PlainText {...field} type={shown ? 'text' : 'password'} end={reveal} />;
}

import type { ButtonHTMLAttributes } from 'react';
import styles from './FieldButton.module.css';

/** A button inside the box of a field, for example “send code”. */
export function FieldButton(props: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'>) {
  return <button type="button" {...props} className={styles.button} />;
}

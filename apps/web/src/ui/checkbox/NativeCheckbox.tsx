import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import styles from './Checkbox.module.css';
import { CheckMark } from './CheckMark.tsx';

interface NativeCheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** Read out, not shown. */
  label: string;
  indeterminate?: boolean;
}

/** A check box without text and without React Aria, for the rows of a table. */
export function NativeCheckbox({ label, indeterminate = false, ...input }: NativeCheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <span className={styles.native}>
      <input {...input} ref={ref} type="checkbox" aria-label={label} className={styles.input} />
      <CheckMark indeterminate={indeterminate} />
    </span>
  );
}

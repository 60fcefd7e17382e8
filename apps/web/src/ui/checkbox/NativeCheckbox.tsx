import { type InputHTMLAttributes, useEffect, useRef } from 'react';
import styles from './Checkbox.module.css';
import { CheckMark } from './CheckMark.tsx';

interface NativeCheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> {
  /** Only for screen readers. */
  label: string;
  indeterminate?: boolean;
  /** Why it cannot be checked. It remains focusable, so that the reason can be read. */
  reason?: string;
}

/** A check box without text and without React Aria, for the rows of a table. */
export function NativeCheckbox({ label, indeterminate = false, reason, ...input }: NativeCheckboxProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (ref.current) ref.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <span className={styles.native} title={reason}>
      <input
        {...input}
        ref={ref}
        type="checkbox"
        aria-label={reason ? `${label}, ${reason}` : label}
        aria-disabled={reason ? true : undefined}
        className={styles.input}
      />
      <CheckMark indeterminate={indeterminate} />
    </span>
  );
}

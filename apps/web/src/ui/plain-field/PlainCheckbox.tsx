import { type ReactNode, type Ref, useId } from 'react';
import box from '../checkbox/Checkbox.module.css';
import { CheckMark } from '../checkbox/CheckMark.tsx';
import field from '../field/Field.module.css';
import { Icon } from '../icon/Icon.tsx';
import { circleExclamationPointIcon } from '../icon/shapes.ts';
import styles from './Plain.module.css';

interface PlainCheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
  name?: string;
  required?: boolean;
  error?: string;
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function PlainCheckbox({ ref, onChange, error, children, ...input }: PlainCheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className={box.checkbox} data-invalid={error ? '' : undefined}>
        <input
          {...input}
          ref={ref}
          type="checkbox"
          className={styles.hidden}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
        <CheckMark />
        <span>{children}</span>
      </label>
      <div id={errorId}>
        {error && (
          <span className={field.error} role="alert">
            <Icon shape={circleExclamationPointIcon} />
            <span>{error}</span>
          </span>
        )}
      </div>
    </div>
  );
}

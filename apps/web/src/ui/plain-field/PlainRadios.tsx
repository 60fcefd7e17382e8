import { type Ref, useId, useRef } from 'react';
import type { FieldProps } from '../field/field-props.ts';
import { type FocusHandle, useFocusHandle } from '../field/use-focus-handle.ts';
import type { Option } from '../list-box/option.ts';
import radios from '../radio-group/RadioGroup.module.css';
import styles from './Plain.module.css';
import { PlainFrame } from './PlainFrame.tsx';

interface PlainRadiosProps extends FieldProps {
  options: Option[];
  value: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  ref?: Ref<FocusHandle>;
}

/** A choice between two to four important options, each in a frame with its note. */
export function PlainRadios({ ref, value, onChange, onBlur, ...props }: PlainRadiosProps) {
  const container = useRef<HTMLDivElement>(null);
  useFocusHandle(ref, container);
  const group = useId();
  return (
    <PlainFrame {...props} group>
      {() => (
        <div className={radios.card} ref={container}>
          {props.options.map(({ value: code, text, note, disabled }) => (
            <label key={code} className={radios.radio} data-selected={code === value ? '' : undefined}>
              <input
                type="radio"
                className={styles.hidden}
                name={group}
                value={code}
                checked={code === value}
                disabled={disabled || props.disabled}
                onBlur={onBlur}
                onChange={() => onChange?.(code)}
              />
              <span className={radios.ring} aria-hidden />
              <span>
                {text}
                {note && <span className={radios.note}>{note}</span>}
              </span>
            </label>
          ))}
        </div>
      )}
    </PlainFrame>
  );
}

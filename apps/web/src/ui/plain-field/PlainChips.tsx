import { type Ref, useRef } from 'react';
import chips from '../chip-group/ChipGroup.module.css';
import type { FieldProps } from '../field/field-props.ts';
import { type FocusHandle, useFocusHandle } from '../field/use-focus-handle.ts';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon } from '../icon/shapes.ts';
import { Row } from '../layout/Row.tsx';
import type { Option } from '../list-box/option.ts';
import styles from './Plain.module.css';
import { PlainFrame } from './PlainFrame.tsx';

interface PlainChipsProps extends FieldProps {
  options: Option[];
  value: readonly string[];
  onChange?: (value: string[]) => void;
  onBlur?: () => void;
  /** Once this many are selected, the others are disabled. */
  max?: number;
  ref?: Ref<FocusHandle>;
}

/** Selects several of a list, as chips. */
export function PlainChips({ ref, value, onChange, onBlur, max = Infinity, ...props }: PlainChipsProps) {
  const container = useRef<HTMLDivElement>(null);
  useFocusHandle(ref, container);
  const isFull = value.length >= max;
  const choose = (code: string, isChosen: boolean) =>
    onChange?.(isChosen ? [...value, code] : value.filter((other) => other !== code));
  return (
    <PlainFrame {...props} group>
      {({ 'aria-describedby': describedBy, name }) => (
        <Row wrap gap={8} above={2} ref={container}>
          {props.options.map((option) => {
            const isChosen = value.includes(option.value);
            const isOff = props.readOnly || option.disabled || (isFull && !isChosen);
            return (
              <label
                key={option.value}
                className={chips.chip}
                data-selected={isChosen ? '' : undefined}
                data-disabled={isOff ? '' : undefined}
                data-invalid={props.error ? '' : undefined}
              >
                <input
                  type="checkbox"
                  className={styles.hidden}
                  name={name}
                  onBlur={onBlur}
                  aria-describedby={describedBy}
                  value={option.value}
                  checked={isChosen}
                  disabled={isOff}
                  onChange={({ target }) => choose(option.value, target.checked)}
                />
                {isChosen && <Icon shape={checkIcon} />}
                {option.text}
              </label>
            );
          })}
        </Row>
      )}
    </PlainFrame>
  );
}

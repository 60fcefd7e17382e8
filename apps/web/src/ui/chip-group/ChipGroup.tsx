import { type Ref, useRef } from 'react';
import { CheckboxButton, CheckboxField, CheckboxGroup } from 'react-aria-components';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import { type FocusHandle, useFocusHandle } from '../field/use-focus-handle.ts';
import { Icon } from '../icon/Icon.tsx';
import { checkIcon } from '../icon/shapes.ts';
import { Row } from '../layout/Row.tsx';
import type { Option } from '../list-box/option.ts';
import styles from './ChipGroup.module.css';

interface ChipGroupProps extends FieldProps {
  options: Option[];
  value?: string[];
  defaultValue?: string[];
  onChange?: (value: string[]) => void;
  /** Once this many are selected, the others are disabled. */
  max?: number;
  ref?: Ref<FocusHandle>;
}

/** Selects several of a short list, as chips. */
export function ChipGroup({ ref, ...props }: ChipGroupProps) {
  const container = useRef<HTMLDivElement>(null);
  useFocusHandle(ref, container);
  const { options, value, defaultValue, onChange, max = Number.POSITIVE_INFINITY } = props;
  return (
    <CheckboxGroup {...ariaFieldProps(props)} value={value} defaultValue={defaultValue} onChange={onChange}>
      {({ state }) => (
        <>
          <FieldHead {...props} />
          <Row wrap gap={8} above={2} ref={container}>
            {options.map((option) => (
              <CheckboxField
                key={option.value}
                value={option.value}
                isDisabled={
                  option.disabled || (state.value.length >= max && !state.value.includes(option.value))
                }
              >
                <CheckboxButton className={styles.chip}>
                  {({ isSelected }) => (
                    <>
                      {isSelected && <Icon shape={checkIcon} />}
                      {option.text}
                    </>
                  )}
                </CheckboxButton>
              </CheckboxField>
            ))}
          </Row>
          <FieldFoot {...props} />
        </>
      )}
    </CheckboxGroup>
  );
}

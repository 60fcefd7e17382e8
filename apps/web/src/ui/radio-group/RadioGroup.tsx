import { type Ref, useRef } from 'react';
import { RadioGroup as AriaRadioGroup, RadioButton, RadioField, Text } from 'react-aria-components';
import { useLeaving } from '../field/after-press.ts';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import { type FocusHandle, useFocusHandle } from '../field/use-focus-handle.ts';
import { Icon } from '../icon/Icon.tsx';
import type { Option } from '../list-box/option.ts';
import styles from './RadioGroup.module.css';

interface RadioGroupProps extends FieldProps {
  options: Option[];
  value?: string | null;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** `card`: each option in a frame with its note; for two to four important ones. `tile`: small ones with an icon. */
  layout?: 'row' | 'column' | 'card' | 'tile';
  ref?: Ref<FocusHandle>;
}

export function RadioGroup({ ref, ...props }: RadioGroupProps) {
  const container = useRef<HTMLDivElement>(null);
  useFocusHandle(ref, container);
  const { options, value, defaultValue, onChange, onBlur, layout = 'row' } = props;
  return (
    <AriaRadioGroup
      {...ariaFieldProps(props)}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange}
      onBlur={useLeaving(onBlur)}
    >
      <FieldHead {...props} />
      <div className={styles[layout]} ref={container}>
        {options.map((option) => (
          <RadioField key={option.value} value={option.value} isDisabled={option.disabled}>
            <RadioButton className={styles.radio}>
              {layout === 'tile' && option.icon ? (
                <Icon shape={option.icon} className={styles.icon} />
              ) : (
                <span className={styles.ring} aria-hidden />
              )}
              <span>
                {option.text}
                {option.note && (
                  <Text slot="description" className={styles.note}>
                    {option.note}
                  </Text>
                )}
              </span>
            </RadioButton>
          </RadioField>
        ))}
      </div>
      <FieldFoot {...props} />
    </AriaRadioGroup>
  );
}

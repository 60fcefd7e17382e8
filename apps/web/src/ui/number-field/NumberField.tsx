import type { ComponentProps, Ref } from 'react';
import { NumberField as AriaNumberField, Button, Group, Input } from 'react-aria-components';
import { useLeaving } from '../field/after-press.ts';
import control from '../field/Control.module.css';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/Icon.tsx';
import { minusIcon, plusIcon } from '../icon/shapes.ts';
import { Row } from '../layout/Row.tsx';
import styles from './NumberField.module.css';

interface NumberFieldProps
  extends FieldProps,
    Pick<ComponentProps<typeof AriaNumberField>, 'minValue' | 'maxValue' | 'step' | 'formatOptions'> {
  /** `null` if nothing is entered. */
  value?: number | null;
  defaultValue?: number;
  onChange?: (value: number | null) => void;
  onBlur?: () => void;
  placeholder?: string;
  unit?: string;
  /** Shows buttons to count up and down. */
  steppers?: boolean;
  ref?: Ref<HTMLInputElement>;
}

export function NumberField({ ref, ...props }: NumberFieldProps) {
  const { value, defaultValue, onChange, minValue, maxValue, step, formatOptions, onBlur } = props;
  return (
    <AriaNumberField
      {...ariaFieldProps(props)}
      defaultValue={defaultValue}
      minValue={minValue}
      maxValue={maxValue}
      step={step}
      formatOptions={formatOptions}
      onBlur={useLeaving(onBlur)}
      value={value === null ? Number.NaN : value}
      onChange={(next) => onChange?.(Number.isNaN(next) ? null : next)}
    >
      <FieldHead {...props} />
      <Group className={control.control} isReadOnly={props.readOnly}>
        <Input ref={ref} placeholder={props.placeholder} className={control.input} />
        {props.unit && <span className={control.adornment}>{props.unit}</span>}
        {props.steppers && (
          <Row as="span" fixed className={styles.steppers}>
            <Button slot="decrement" className={styles.step}>
              <Icon shape={minusIcon} />
            </Button>
            <Button slot="increment" className={styles.step}>
              <Icon shape={plusIcon} />
            </Button>
          </Row>
        )}
      </Group>
      <FieldFoot {...props} />
    </AriaNumberField>
  );
}

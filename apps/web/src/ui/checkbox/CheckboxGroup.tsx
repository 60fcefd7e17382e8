import { type Ref, useRef } from 'react';
import { CheckboxGroup as AriaCheckboxGroup } from 'react-aria-components';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import { type FocusHandle, useFocusHandle } from '../field/use-focus-handle.ts';
import { Row } from '../layout/Row.tsx';
import type { Option } from '../list-box/option.ts';
import styles from './Checkbox.module.css';
import { Checkbox } from './Checkbox.tsx';

interface CheckboxGroupProps extends FieldProps {
  options: Option[];
  value?: string[];
  defaultValue?: string[];
  onChange?: (value: string[]) => void;
  layout?: 'row' | 'column';
  ref?: Ref<FocusHandle>;
}

export function CheckboxGroup({ ref, ...props }: CheckboxGroupProps) {
  const container = useRef<HTMLDivElement>(null);
  useFocusHandle(ref, container);
  const { options, value, defaultValue, onChange, layout } = props;
  return (
    <AriaCheckboxGroup
      {...ariaFieldProps(props)}
      value={value}
      defaultValue={defaultValue}
      onChange={onChange}
    >
      <FieldHead {...props} />
      <Row
        wrap
        gap={8}
        gapX={28}
        align="center"
        className={styles.group}
        data-layout={layout}
        ref={container}
      >
        {options.map((option) => (
          <Checkbox key={option.value} value={option.value} disabled={option.disabled} hint={option.note}>
            {option.text}
          </Checkbox>
        ))}
      </Row>
      <FieldFoot {...props} />
    </AriaCheckboxGroup>
  );
}

import clsx from 'clsx';
import type { Ref } from 'react';
import { Button, Popover, SelectValue } from 'react-aria-components';
import control from '../field/Control.module.css';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import type { FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/Icon.tsx';
import { chevronDownIcon } from '../icon/shapes.ts';
import { OptionList } from '../list-box/OptionList.tsx';
import type { Option } from '../list-box/option.ts';
import popover from '../popover/Popover.module.css';
import styles from './Select.module.css';

export interface SelectBoxProps extends FieldProps {
  options: Option[];
  onBlur?: () => void;
  placeholder: string;
  /** Shown if there is nothing to select. */
  empty?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** The parts shared by single and multiple selects; used inside React Aria's `Select`. */
export function SelectBox({ ref, ...props }: SelectBoxProps) {
  return (
    <>
      <FieldHead {...props} />
      <Button
        ref={ref}
        className={clsx(control.control, styles.button)}
        data-invalid={props.error ? '' : undefined}
      >
        <SelectValue className={styles.value}>
          {({ selectedText, isPlaceholder }) => (isPlaceholder ? props.placeholder : selectedText)}
        </SelectValue>
        <Icon shape={chevronDownIcon} className={styles.arrow} />
      </Button>
      <FieldFoot {...props} />
      <Popover className={popover.popover} offset={4}>
        <OptionList options={props.options} empty={props.empty} />
      </Popover>
    </>
  );
}

import type { KeyboardEvent, Ref } from 'react';
import { ComboBox as AriaComboBox, Button, Group, Input, Popover } from 'react-aria-components';
import { useLeaving } from '../field/after-press.ts';
import control from '../field/Control.module.css';
import { FieldFoot } from '../field/FieldFoot.tsx';
import { FieldHead } from '../field/FieldHead.tsx';
import { ariaFieldProps, type FieldProps } from '../field/field-props.ts';
import { Icon } from '../icon/Icon.tsx';
import { chevronDownIcon } from '../icon/shapes.ts';
import { OptionList } from '../list-box/OptionList.tsx';
import type { Option } from '../list-box/option.ts';
import popover from '../popover/Popover.module.css';
import styles from './ComboBox.module.css';

interface ComboBoxProps extends FieldProps {
  options: Option[];
  value?: string | null;
  defaultValue?: string;
  /** `null` if the text was cleared. */
  onChange?: (value: string | null) => void;
  /** The typed text; if given, the caller filters the options, for example by querying the server. */
  inputValue?: string;
  onInputChange?: (text: string) => void;
  onBlur?: () => void;
  placeholder?: string;
  /** Shown if no option matches. */
  empty: string;
  ref?: Ref<HTMLInputElement>;
}

/** Enter before the options have loaded neither selects anything nor submits the form. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter') event.preventDefault();
}

/** Selects one of a long list, found by typing. */
export function ComboBox({ ref, ...props }: ComboBoxProps) {
  const { options, value, defaultValue, onChange, inputValue, onInputChange, onBlur } = props;
  const items = options.map((option) => ({ ...option, id: option.value }));
  const filteredByCaller = inputValue !== undefined;
  return (
    <AriaComboBox
      {...ariaFieldProps(props)}
      {...(filteredByCaller ? { items, inputValue } : { defaultItems: items })}
      value={value}
      defaultValue={defaultValue}
      onInputChange={onInputChange}
      onBlur={useLeaving(onBlur)}
      onChange={(key) => onChange?.(key === null ? null : String(key))}
      allowsEmptyCollection
      menuTrigger="focus"
    >
      <FieldHead {...props} />
      <Group className={control.control} isInvalid={Boolean(props.error)} isReadOnly={props.readOnly}>
        <Input ref={ref} placeholder={props.placeholder} className={control.input} onKeyDown={keepForm} />
        <Button className={styles.open}>
          <Icon shape={chevronDownIcon} />
        </Button>
      </Group>
      <FieldFoot {...props} />
      <Popover className={popover.popover} offset={4}>
        <OptionList empty={props.empty} />
      </Popover>
    </AriaComboBox>
  );
}

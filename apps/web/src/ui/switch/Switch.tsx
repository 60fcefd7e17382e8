import type { ReactNode, Ref } from 'react';
import { SwitchButton, SwitchField } from 'react-aria-components';
import { Text } from '../layout/Text.tsx';
import styles from './Switch.module.css';

interface SwitchProps {
  on?: boolean;
  defaultOn?: boolean;
  onChange?: (on: boolean) => void;
  onBlur?: () => void;
  disabled?: boolean;
  /** The change is being saved: presses are ignored, the focus stays. */
  busy?: boolean;
  name?: string;
  /** Puts the text to the left of the switch, as in a list of settings. */
  textFirst?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** A switch that takes effect at once; for values submitted with a form use `Checkbox`. */
export function Switch({
  on,
  defaultOn,
  onChange,
  onBlur,
  disabled,
  busy,
  name,
  textFirst,
  children,
  ref,
}: SwitchProps) {
  return (
    <SwitchField
      isSelected={on}
      defaultSelected={defaultOn}
      onChange={busy ? undefined : onChange}
      onBlur={onBlur}
      isDisabled={disabled}
      name={name}
      inputRef={ref}
      className={textFirst ? styles.wide : ''}
    >
      <SwitchButton className={styles.switch}>
        <Text as="span" relative fixed className={styles.rail} aria-hidden />
        <span className={styles.text}>{children}</span>
      </SwitchButton>
    </SwitchField>
  );
}

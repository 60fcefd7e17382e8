import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components';
import { type ButtonLook, buttonClass } from '../button/button-look.ts';
import iconButton from '../button/IconButton.module.css';
import { Icon } from '../icon/Icon.tsx';

export interface TriggerButtonProps extends ButtonLook {
  icon?: string;
  iconEnd?: string;
  /** Shows only `icon`, with this as its label. */
  iconLabel?: string;
  disabled?: boolean;
  onPress?: () => void;
  /** For custom styles, for example the account button of a bar. */
  className?: string;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}

/** Looks like `Button`, and opens a React Aria overlay. */
export function TriggerButton({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  iconLabel,
  disabled,
  onPress,
  className,
  children,
  ref,
}: TriggerButtonProps) {
  const classes = iconLabel ? iconButton.button : buttonClass({ variant, size, wide });
  return (
    <Button
      ref={ref}
      isDisabled={disabled}
      onPress={onPress}
      aria-label={iconLabel}
      className={className ?? classes}
    >
      {icon && <Icon shape={icon} />}
      {children}
      {iconEnd && <Icon shape={iconEnd} />}
    </Button>
  );
}

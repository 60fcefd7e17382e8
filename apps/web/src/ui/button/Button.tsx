import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { loaderCircleIcon } from '../icon/shapes.ts';
import styles from './Button.module.css';
import { type ButtonLook, buttonClass } from './button-look.ts';

export interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: string;
  iconEnd?: string;
  /** The action is in progress: presses are ignored, the focus stays. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function Button({
  variant,
  size,
  wide,
  icon,
  iconEnd,
  busy,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      data-wide={wide || undefined}
      className={buttonClass({ variant, size, wide }, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Icon shape={loaderCircleIcon} className={styles.turning} /> : icon && <Icon shape={icon} />}
      {children}
      {iconEnd && <Icon shape={iconEnd} />}
    </button>
  );
}

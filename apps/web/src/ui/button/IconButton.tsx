import clsx from 'clsx';
import type { ButtonHTMLAttributes, Ref } from 'react';
import { Icon } from '../icon/Icon.tsx';
import styles from './IconButton.module.css';

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  icon: string;
  /** What the button does; announced by screen readers and shown as the native title. */
  label: string;
  shape?: 'square' | 'round';
  size?: 'small' | 'medium';
  /** A number in the corner, for example unread messages. */
  count?: number;
  /** The action is in progress: presses are ignored, the focus stays. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon,
  label,
  shape = 'square',
  size = 'medium',
  count,
  busy,
  type = 'button',
  className,
  onClick,
  ...rest
}: IconButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      title={label}
      className={clsx(styles.button, styles[shape], styles[size], className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      <Icon shape={icon} />
      {count ? <span className={styles.count}>{count > 99 ? '99+' : count}</span> : null}
    </button>
  );
}

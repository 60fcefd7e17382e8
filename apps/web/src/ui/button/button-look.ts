import clsx from 'clsx';
import styles from './Button.module.css';

type ButtonVariant = 'default' | 'main' | 'danger' | 'dangerMain' | 'quiet' | 'onDark';

export interface ButtonLook {
  variant?: ButtonVariant;
  size?: 'small' | 'medium' | 'large';
  /** As wide as its container. */
  wide?: boolean;
}

/** The shared style of buttons, links styled as buttons, and buttons that open something. */
export function buttonClass(
  { variant = 'default', size = 'medium', wide }: ButtonLook,
  extra?: string,
): string {
  return clsx(
    styles.button,
    variant !== 'default' && styles[variant],
    size !== 'medium' && styles[size],
    wide && styles.wide,
    extra,
  );
}

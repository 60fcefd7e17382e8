import clsx from 'clsx';
import styles from './Icon.module.css';

interface IconProps {
  /** Path data: a constant of `icon/shapes.ts`. */
  shape: string;
  /** The meaning of the icon; without it the icon is decorative and hidden from screen readers. */
  label?: string;
  className?: string;
}

export function Icon({ shape, label, className }: IconProps) {
  const classes = clsx(styles.icon, className);
  if (!label) {
    return (
      <svg viewBox="0 0 24 24" className={classes} aria-hidden="true">
        <path d={shape} />
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 24 24" className={classes} role="img" aria-label={label}>
      <path d={shape} />
    </svg>
  );
}

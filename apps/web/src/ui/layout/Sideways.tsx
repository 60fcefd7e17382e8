/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- what scrolls sideways is reached by keyboard */
import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Sideways.module.css';

interface SidewaysProps {
  /** The name of the region; or use the id of its heading. */
  label?: string;
  labelledBy?: string;
  className?: string | undefined;
  children: ReactNode;
}

/** Content wider than its container, such as a table, that scrolls in place. */
export const Sideways = ({ label, labelledBy, className, children }: SidewaysProps) => (
  <section
    className={clsx(styles.scroll, className)}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keyboard
    tabIndex={0}
    aria-label={label}
    aria-labelledby={labelledBy}
  >
    {children}
  </section>
);

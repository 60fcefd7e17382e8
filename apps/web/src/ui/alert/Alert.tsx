import clsx from 'clsx';
import type { ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import {
  circleCheckIcon,
  circleExclamationPointIcon,
  infoIcon,
  triangleExclamationPointIcon,
} from '../icon/shapes.ts';
import styles from './Alert.module.css';

interface AlertProps {
  kind?: 'error' | 'warning' | 'info' | 'success';
  title?: ReactNode;
  /** Announced at once when it appears; omit for text that is there from the start. */
  announce?: boolean;
  action?: ReactNode;
  children?: ReactNode;
}

const SIGNS = {
  error: circleExclamationPointIcon,
  warning: triangleExclamationPointIcon,
  info: infoIcon,
  success: circleCheckIcon,
};

/** A message shown where it applies. */
export function Alert({ kind = 'info', title, announce, action, children }: AlertProps) {
  return (
    <div
      className={clsx(styles.alert, styles[kind])}
      role={announce ? (kind === 'error' ? 'alert' : 'status') : undefined}
    >
      <Icon shape={SIGNS[kind]} className={styles.sign} />
      <div className={styles.text}>
        {title && <b className={styles.title}>{title}</b>}
        {children}
      </div>
      {action}
    </div>
  );
}

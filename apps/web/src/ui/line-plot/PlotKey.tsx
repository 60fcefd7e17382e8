import type { ReactNode } from 'react';
import type { PlotLook } from './LinePlot.tsx';
import styles from './PlotKey.module.css';

interface PlotKeyProps {
  keys: { look: PlotLook | 'band' | 'limit' | 'leaf' | 'amber'; text: ReactNode }[];
  children?: ReactNode;
}

/** The legend of a plot's lines, areas and marks. */
export function PlotKey({ keys, children }: PlotKeyProps) {
  return (
    <div className={styles.keys}>
      {keys.map(({ look, text }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the keys of a plot do not move
        <span key={at} className={styles.key}>
          <svg viewBox="0 0 24 12" className={styles[look]} aria-hidden="true">
            {look === 'band' ? (
              <rect width="24" height="12" />
            ) : look === 'leaf' ? (
              <circle cx="12" cy="6" r="4.500" />
            ) : look === 'amber' ? (
              <rect x="7.500" y="1.500" width="9" height="9" />
            ) : (
              <path d="M0 6h24" />
            )}
          </svg>
          {text}
        </span>
      ))}
      {children}
    </div>
  );
}

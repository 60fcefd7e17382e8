import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Tag.module.css';

export type Tone = 'neutral' | 'brand' | 'leaf' | 'petal' | 'amber';

interface TagProps {
  tone?: Tone;
  /** Draws an outline instead of a tinted background. */
  outlined?: boolean;
  /** A leading shape for words that name a state, so that colour is never the only indicator. */
  mark?: 'dot' | 'square' | 'ring';
  children: ReactNode;
}

export function Tag({ tone = 'neutral', outlined, mark, children }: TagProps) {
  return (
    <span className={clsx(styles.tag, styles[tone], outlined && styles.outlined, mark && styles[mark])}>
      {children}
    </span>
  );
}

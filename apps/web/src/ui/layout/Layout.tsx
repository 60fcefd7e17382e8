import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './Layout.module.css';

interface BoxProps {
  className?: string;
  children: ReactNode;
}

/** Limits the content to its width, with at least the minimum margin on both sides. */
export function Wrap({ className, children }: BoxProps) {
  return <div className={clsx(styles.wrap, className)}>{children}</div>;
}

/** A grid of twelve columns. */
export function TwelveColumns({ className, children }: BoxProps) {
  return <div className={clsx(styles.columns, className)}>{children}</div>;
}

/** Spans `span` columns. */
export function Column({ span, className, children }: BoxProps & { span: number }) {
  return (
    <div className={clsx(styles.column, className)} style={{ '--span': span } as CSSProperties}>
      {children}
    </div>
  );
}

interface BandProps extends BoxProps {
  ground?: 'page' | 'quiet';
  labelledBy?: string;
}

/** A full-width block of a page. */
export function Band({ ground = 'page', labelledBy, className, children }: BandProps) {
  return (
    <section className={clsx(styles.band, className)} data-ground={ground} aria-labelledby={labelledBy}>
      <div className={styles.wrap}>{children}</div>
    </section>
  );
}

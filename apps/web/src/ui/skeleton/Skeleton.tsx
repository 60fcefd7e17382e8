import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths, as in the content it stands for. */
  width?: string;
  height?: string;
  ratio?: string;
  round?: boolean;
}

/** One grey shape; build the outline of the content out of several, inside a `Loading`. */
export function Skeleton({ width, height, ratio, round }: SkeletonProps) {
  return (
    <span
      className={styles.place}
      style={{ width, height, aspectRatio: ratio, borderRadius: round ? '50%' : undefined }}
    />
  );
}

/** Placeholder lines of text, the last one shorter. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  const names = Array.from({ length: lines }, (_, index) => `line ${index}`);
  return (
    <span className={styles.lines}>
      {names.map((name) => (
        <Skeleton key={name} height="0.875em" />
      ))}
    </span>
  );
}

interface LoadingProps {
  /** Read out once, for example “loading”. */
  label: string;
  /** Shown when it takes longer than eight seconds. */
  slowLabel?: string;
  children: ReactNode;
}

/** Announces that content is loading and hides its placeholders from screen readers. */
export function Loading({ label, slowLabel, children }: LoadingProps) {
  return (
    <div aria-busy="true" className={styles.loading}>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <div aria-hidden>{children}</div>
      {slowLabel && <p className={styles.slow}>{slowLabel}</p>}
    </div>
  );
}

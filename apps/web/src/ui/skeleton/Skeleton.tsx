import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths; the place has the shape of what will stand there. */
  width?: string;
  height?: string;
  ratio?: string;
  round?: boolean;
}

/** One grey place; compose several in the shape of the finished content inside a `Loading`. */
export function Skeleton({ width, height, ratio, round }: SkeletonProps) {
  return (
    <span
      className={styles.place}
      style={{ width, height, aspectRatio: ratio, borderRadius: round ? '50%' : undefined }}
    />
  );
}

/** Lines of text to come, the last one shorter. */
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

/** Announces that content is on its way and keeps its places from the accessibility tree. */
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

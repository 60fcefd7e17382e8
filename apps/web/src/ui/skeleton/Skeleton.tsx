import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../layout/Text.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import styles from './Skeleton.module.css';

interface SkeletonProps {
  /** CSS lengths, as in the content it replaces. */
  width?: string;
  height?: string;
  ratio?: string;
  round?: boolean;
}

/** A grey shape; combine several into the outline of the content, inside a `Loading`. */
export function Skeleton({ width, height, ratio, round }: SkeletonProps) {
  return (
    <Text
      as="span"
      block
      relative
      clip
      className={styles.place}
      style={{ width, height, aspectRatio: ratio, borderRadius: round ? '50%' : undefined }}
    />
  );
}

/** Placeholder lines of text, the last one shorter than the others. */
export function SkeletonLines({ lines = 3 }: { lines?: number }) {
  const names = Array.from({ length: lines }, (_, index) => `line ${index}`);
  return (
    <Stack as="span" gap={12} className={styles.lines}>
      {names.map((name) => (
        <Skeleton key={name} height="0.875em" />
      ))}
    </Stack>
  );
}

interface LoadingProps {
  /** Announced once, for example “loading”. */
  label: string;
  /** Shown if loading takes longer than eight seconds. */
  slowLabel?: string;
  children: ReactNode;
}

/** Announces that content is loading and hides its placeholders from screen readers. */
export function Loading({ label, slowLabel, children }: LoadingProps) {
  return (
    <Text aria-busy="true" as="div" relative className={styles.loading}>
      <output>
        <VisuallyHidden>{label}</VisuallyHidden>
      </output>
      <div aria-hidden>{children}</div>
      {slowLabel && (
        <Text above={16} tone="faint" size={14} className={styles.slow}>
          {slowLabel}
        </Text>
      )}
    </Text>
  );
}

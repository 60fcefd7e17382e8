import { Stack } from '../../ui/layout/Stack.tsx';
import { Text } from '../../ui/layout/Text.tsx';
import { Skeleton } from '../../ui/skeleton/Skeleton.tsx';
import styles from './FrameSkeleton.module.css';

/** The empty frame, shown while user, menus and page load. */
export function FrameSkeleton() {
  return (
    <div className={styles.frame} aria-busy="true">
      <div className={styles.side} />
      <Text as="div" lineBelow="thin" />
      <Stack atTop gap={16} className={styles.page} aria-hidden>
        <Skeleton width="220px" height="28px" />
        <Skeleton height="180px" />
        <Skeleton height="240px" />
      </Stack>
    </div>
  );
}

import styles from './SkipLink.module.css';

/** The first tab stop of the page: skips the navigation. */
export function SkipLink({ targetId, children }: { targetId: string; children: string }) {
  return (
    <a data-skip className={styles.skip} href={`#${targetId}`}>
      {children}
    </a>
  );
}

import styles from './SkipLink.module.css';

/** First thing the keyboard meets: over the navigation to the content. */
export function SkipLink({ targetId, children }: { targetId: string; children: string }) {
  return (
    <a className={styles.skip} href={`#${targetId}`}>
      {children}
    </a>
  );
}

import styles from './LoadingLine.module.css';

/** A line along the top edge, while something that was asked for is on its way. */
export const LoadingLine = () => <div className={styles.line} aria-busy="true" />;

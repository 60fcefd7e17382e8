import { useEffect, useState } from 'react';
import { formatDate } from '../../../platform/display/format.ts';
import styles from './Navbar.module.css';

const tickMs = 1_000;

/** The local time of the park, to the second. */
export function Clock() {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  const at = new Date(now);
  return (
    <time className={styles.clock} dateTime={formatDate(at, 'YYYY-MM-DDTHH:mm')}>
      <span className={styles.day}>{formatDate(at, 'YYYY-MM-DD')}</span> {formatDate(at, 'HH:mm:ss')}
    </time>
  );
}

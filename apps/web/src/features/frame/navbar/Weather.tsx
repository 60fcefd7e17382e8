import { useEffect, useState } from 'react';
import { member_weather } from '../../../platform/i18n/paraglide/messages.js';
import styles from './Navbar.module.css';
import { SolarTerm } from './SolarTerm.tsx';

const patienceMs = 10_000;

/** The weather page the park has chosen, in a frame that can do nothing; the solar term where there is none. */
export function Weather({ url }: { url: string | null }) {
  const [state, setState] = useState<'waiting' | 'shown' | 'given up'>('waiting');
  useEffect(() => {
    if (!url || state !== 'waiting') return;
    const timer = setTimeout(() => setState('given up'), patienceMs);
    return () => clearTimeout(timer);
  }, [url, state]);
  const hasFrame = url && state !== 'given up';
  return (
    <>
      {state !== 'shown' && <SolarTerm />}
      {hasFrame && (
        <iframe
          src={url}
          title={member_weather()}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          className={styles.weather}
          hidden={state !== 'shown'}
          onLoad={() => setState('shown')}
        />
      )}
    </>
  );
}

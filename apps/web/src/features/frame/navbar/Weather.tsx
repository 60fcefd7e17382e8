import * as m from '@portal/texts/messages';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Row } from '../../../ui/layout/Row.tsx';
import styles from './Navbar.module.css';

// Loaded on demand: twenty-four names in four languages, for which no page should wait.
const SolarTerm = lazy(async () => ({ default: (await import('./SolarTerm.tsx')).SolarTerm }));

const patienceMs = 10_000;

/** Resolves if the address answers; an iframe fires `load` even when it does not. */
async function reach(url: string, signal: AbortSignal): Promise<void> {
  await fetch(url, { mode: 'no-cors', credentials: 'omit', referrerPolicy: 'no-referrer', signal });
}

/** The weather page chosen by the park, in a fully sandboxed frame; the solar term if there is none. */
export function Weather({ url }: { url: string | null }) {
  const [state, setState] = useState<'asking' | 'waiting' | 'shown' | 'given up'>('asking');
  useEffect(() => {
    if (!url) return;
    setState('asking');
    const stop = new AbortController();
    const timer = setTimeout(() => {
      stop.abort();
      setState((now) => (now === 'shown' ? now : 'given up'));
    }, patienceMs);
    reach(url, stop.signal).then(
      () => setState((now) => (now === 'asking' ? 'waiting' : now)),
      () => !stop.signal.aborted && setState('given up'),
    );
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [url]);
  const hasFrame = url && (state === 'waiting' || state === 'shown');
  const isShown = hasFrame && state === 'shown';
  return (
    <>
      {!isShown && (
        <Suspense fallback={<Row as="span" inline align="center" gap={6} className={styles.term} />}>
          <SolarTerm />
        </Suspense>
      )}
      {hasFrame && (
        <iframe
          src={url}
          title={m.member_weather()}
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          className={styles.weather}
          hidden={!isShown}
          onLoad={() => setState('shown')}
        />
      )}
    </>
  );
}

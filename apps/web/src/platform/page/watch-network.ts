import { basePath } from '../../ui/link/base-path.ts';
import { currentLocale } from '../i18n/language.ts';

/** Installs the service worker, which caches files and the offline page. */
async function install(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  // The language is part of the address, so that the worker notices a change of language.
  active?.postMessage({ keep: `${basePath()}/no-network?in=${currentLocale()}` });
}

const restMs = 4_000;

/** Runs once the page and what it loads have settled: caching for later must not compete with visible content. */
function whenAtRest(run: () => void): void {
  const wait = () => setTimeout(run, restMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Shows on every page when there is no network, and that pages already loaded remain readable. */
export function watchNetwork(): void {
  const show = async () => (await import('./network-line.ts')).showNetworkLine();
  const follow = () => void show().catch(() => undefined);
  addEventListener('offline', follow);
  addEventListener('online', follow);
  if (!navigator.onLine) follow();
  // Browsers offer service workers only on secure origins; without one, everything else still works.
  if ('serviceWorker' in navigator) whenAtRest(() => void install().catch(() => undefined));
}

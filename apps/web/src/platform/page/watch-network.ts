import { basePath } from '../../ui/link/base-path.ts';
import { currentLocale } from '../i18n/language.ts';

/** Installs the service worker, which keeps files and the page that says there is no network. */
async function install(): Promise<void> {
  await navigator.serviceWorker.register('/service-worker.js');
  const { active } = await navigator.serviceWorker.ready;
  // The language is part of the address, so that the worker notices when another one is spoken.
  active?.postMessage({ keep: `${basePath()}/no-network?in=${currentLocale()}` });
}

const restMs = 4_000;

/** Once the page and what it loads by itself are there: what is kept for later competes with nothing that is seen. */
function whenAtRest(run: () => void): void {
  const wait = () => setTimeout(run, restMs);
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}

/** Says on every page when there is no network, and that what is read can still be read. */
export function watchNetwork(): void {
  const show = async () => (await import('./network-line.ts')).showNetworkLine();
  const follow = () => void show().catch(() => undefined);
  addEventListener('offline', follow);
  addEventListener('online', follow);
  if (!navigator.onLine) follow();
  // Only where addresses are protected do browsers offer it; without one, everything works as before.
  if ('serviceWorker' in navigator) whenAtRest(() => void install().catch(() => undefined));
}

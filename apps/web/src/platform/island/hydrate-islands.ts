import type { Behaviour } from './behaviour.tsx';
import type { Island, IslandStart } from './island.tsx';

type IslandModule = { default: Island<object> | Behaviour };

const modules = import.meta.glob<IslandModule>('../../features/**/*.island.tsx');

async function hydrate(host: HTMLElement): Promise<void> {
  const load = modules[`../../features/${host.dataset.island}.island.tsx`];
  if (!load) throw new Error(`no island ${host.dataset.island}`);
  // A host without props belongs to a behaviour; for an island, React loads in parallel.
  const isHydrated = host.dataset.props !== undefined;
  const [react, { default: part }] = await Promise.all([
    isHydrated ? import('./hydrate-island.tsx') : undefined,
    load(),
  ]);
  if ('attach' in part) {
    part.attach(host);
    host.dataset.alive = '';
  } else react?.hydrateIsland(host, part);
}

function whenVisible(host: HTMLElement, run: () => void): void {
  const target = host.firstElementChild ?? host;
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { rootMargin: '300px' },
  );
  observer.observe(target);
}

function whenIdle(run: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(run, { timeout: 2000 });
  else setTimeout(run, 200);
}

/** Hydrates the islands of the document, each once its start condition is met. */
export function hydrateIslands(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const run = () => void hydrate(host);
    const start = host.dataset.start as IslandStart;
    if (start === 'visible') whenVisible(host, run);
    else if (start === 'idle') whenIdle(run);
    else run();
  }
}

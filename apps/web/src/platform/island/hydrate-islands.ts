import type { Island, IslandStart } from './island.tsx';

type IslandModule = { default: Island<object> };

const modules = import.meta.glob<IslandModule>('../../features/**/*.island.tsx');

async function hydrate(host: HTMLElement): Promise<void> {
  const load = modules[`../../features/${host.dataset.island}.island.tsx`];
  if (!load) throw new Error(`no island ${host.dataset.island}`);
  // React loads in parallel with the island.
  const [{ hydrateIsland }, { default: island }] = await Promise.all([
    import('./hydrate-island.tsx'),
    load(),
  ]);
  hydrateIsland(host, island);
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

/** Hydrates the islands of the document, each when its start condition is met. */
export function hydrateIslands(): void {
  for (const host of document.querySelectorAll<HTMLElement>('[data-island]')) {
    const run = () => void hydrate(host);
    const start = host.dataset.start as IslandStart;
    if (start === 'visible') whenVisible(host, run);
    else if (start === 'idle') whenIdle(run);
    else run();
  }
}

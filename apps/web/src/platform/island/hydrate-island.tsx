import { hydrateRoot } from 'react-dom/client';
import type { Island } from './island.tsx';

/** Hydrates one island in its place. */
export function hydrateIsland(host: HTMLElement, { Inner }: Island<object>): void {
  const props = JSON.parse(host.dataset.props ?? '{}') as object;
  hydrateRoot(host, <Inner {...props} />, { identifierPrefix: host.dataset.prefix ?? '' });
  host.dataset.alive = '';
}

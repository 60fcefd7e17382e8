import { type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import type { Island } from './island.tsx';
import { typedAhead } from './typed-ahead.ts';

interface AliveProps {
  onAlive: () => void;
  children: ReactNode;
}

function Alive({ onAlive, children }: AliveProps) {
  useEffect(onAlive, [onAlive]);
  return children;
}

/** Hydrates one island in place; it takes over what was typed into its fields before. */
export function hydrateIsland(host: HTMLElement, { Inner }: Island<object>): void {
  const props = JSON.parse(host.dataset.props ?? '{}') as object;
  hydrateRoot(
    host,
    <Alive onAlive={typedAhead(host)}>
      <Inner {...props} />
    </Alive>,
    { identifierPrefix: host.dataset.prefix ?? '' },
  );
  host.dataset.alive = '';
}

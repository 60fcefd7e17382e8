import type { ReactNode } from 'react';
import type { IslandStart } from './island.tsx';

/** Takes over the markup of its host. */
export type Attach = (host: HTMLElement) => void;

export interface Behaviour {
  (props: { children: ReactNode }): ReactNode;
  attach: Attach;
  islandName: string;
}

/**
 * A part of a public page that the server renders completely and a script only shows, hides and moves: nothing is sent
 * twice, as markup and as props, and nothing is hydrated. A part that renders anything new is an island. Named after
 * its file, like an island.
 */
export function behaviour(name: string, attach: Attach, start: IslandStart = 'idle'): Behaviour {
  const host = ({ children }: { children: ReactNode }) => (
    <div className="island" data-island={name} data-start={start}>
      {children}
    </div>
  );
  return Object.assign(host, { attach, islandName: name });
}

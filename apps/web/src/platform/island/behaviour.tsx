import type { ReactNode } from 'react';
import type { IslandStart } from './island.tsx';

/** Works with the markup of its host from now on. */
export type Attach = (host: HTMLElement) => void;

export interface Behaviour {
  (props: { children: ReactNode }): ReactNode;
  attach: Attach;
  islandName: string;
}

/**
 * A part of a public page that the server has written whole, and that a script only shows, hides and moves in: nothing
 * is sent twice, as markup and as props, and nothing is hydrated. What renders anything new is an island. Named after
 * its file as an island is.
 */
export function behaviour(name: string, attach: Attach, start: IslandStart = 'idle'): Behaviour {
  const host = ({ children }: { children: ReactNode }) => (
    <div className="island" data-island={name} data-start={start}>
      {children}
    </div>
  );
  return Object.assign(host, { attach, islandName: name });
}

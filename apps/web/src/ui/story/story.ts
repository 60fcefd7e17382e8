import type { ReactNode } from 'react';

/** A component with its states, as the default export of a `*.story.tsx` next to it. */
export interface Story {
  title: string;
  /** Rendered as a component, so that it may have state. */
  render: () => ReactNode;
  /** The density it is shown in; by default the shelf decides: components of the member area are compact. */
  density?: 'roomy' | 'compact' | 'both';
  /** CSS length of the container. */
  width?: string;
}

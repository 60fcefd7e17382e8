import type { ReactNode } from 'react';

/** One component with its states, as the default export of a `*.story.tsx` beside it. */
export interface Story {
  title: string;
  /** Rendered as a component, so that it may keep state. */
  render: () => ReactNode;
  /** The shelf decides the density it is shown in: member parts are compact. */
  density?: 'roomy' | 'compact' | 'both';
  /** CSS length of the place it is shown in. */
  width?: string;
}

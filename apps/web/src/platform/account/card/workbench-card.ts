import type { ComponentType } from 'react';
import type { StoredUser } from '../../client-state/stored-user.ts';

/** A part of a workbench. It loads its own data, shows its own states, and may show nothing at all. */
export interface WorkbenchCard {
  key: string;
  /**
   * Either the number of the twelve columns it takes in the rows, or which of the two columns above them it is in.
   * There, the cards of the shorter column grow to match the longer one.
   */
  place: 3 | 4 | 5 | 6 | 7 | 8 | 12 | 'main' | 'side';
  Component: ComponentType;
  /** Which users it is for; everyone by default. */
  isFor?: (user: StoredUser) => boolean;
  /** Only shown to users whose menu has this page. */
  page?: string;
}

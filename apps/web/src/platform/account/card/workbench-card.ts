import type { ComponentType } from 'react';
import type { StoredUser } from '../../client-state/stored-user.ts';

/** A part of a workbench. It asks for its own data, shows its own states, and may show nothing at all. */
export interface WorkbenchCard {
  key: string;
  /**
   * How many of the twelve columns it takes in the rows; or in which of the two columns above them it stands, the
   * cards of the shorter one growing with those of the longer.
   */
  place: 3 | 4 | 5 | 6 | 7 | 8 | 12 | 'main' | 'side';
  Component: ComponentType;
  /** Whom it concerns; everybody unless told. */
  isFor?: (user: StoredUser) => boolean;
  /** Shown to those alone whose menu has this page. */
  page?: string;
}

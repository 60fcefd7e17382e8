import type { ComponentType } from 'react';
import type { UserType } from '../../platform/member/Permission.tsx';

/** A part of a workbench. It asks for its own data, shows its own states, and may show nothing at all. */
export interface WorkbenchCard {
  key: string;
  /**
   * How many of the twelve columns it takes in the rows; or in which of the two columns above them it stands, each
   * as long as its own cards are.
   */
  place: 3 | 4 | 5 | 6 | 7 | 8 | 12 | 'main' | 'side';
  Component: ComponentType;
  /** All types of user unless told. */
  userTypes?: readonly UserType[];
  /** Shown to those alone whose menu has this page. */
  page?: string;
}

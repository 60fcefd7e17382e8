import type { CaseKind } from '@portal/contract/case-kinds';
import type { TodoKind } from '@portal/contract/kinds';

/** Groups of the errands page, in the order in which they are shown. */
export const serviceGroups = ['property', 'policy', 'own'] as const;

/** Something a visitor can get done, as a feature offers it on the errands page. */
export interface PublicService {
  group: (typeof serviceGroups)[number];
  /** Among those of its group, smaller ones come first. */
  place: number;
  href: string;
  /** Path data of the icon. */
  icon: string;
  name: () => string;
  note: () => string;
  /** Whom it is for; whoever is somebody else is told so. Everybody, if it is left out. */
  needs?: 'login' | 'enterprise';
  /** The cases and tasks that wait for the user there. */
  waits?: readonly (CaseKind | TodoKind)[];
}

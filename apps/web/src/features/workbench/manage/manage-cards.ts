import { paths } from '../../../paths.ts';
import { MessagesCard } from '../cards/MessagesCard.tsx';
import { NoticesCard } from '../cards/NoticesCard.tsx';
import type { WorkbenchCard } from '../workbench-card.ts';

/** The cards of an operator's workbench, in their order. A new one is a line here. */
export const manageCards: readonly WorkbenchCard[] = [
  { key: 'messages', span: 4, Component: MessagesCard, page: paths.myMessages() },
  { key: 'notices', span: 6, Component: NoticesCard },
];

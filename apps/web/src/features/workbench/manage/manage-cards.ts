import { paths } from '../../../paths.ts';
import { FiguresCard } from '../cards/FiguresCard.tsx';
import { LogCard } from '../cards/LogCard.tsx';
import { MessagesCard } from '../cards/MessagesCard.tsx';
import { NoticesCard } from '../cards/NoticesCard.tsx';
import { QueueCard } from '../cards/QueueCard.tsx';
import { QueueCountCard } from '../cards/QueueCountCard.tsx';
import type { WorkbenchCard } from '../workbench-card.ts';

/** The cards of an operator's workbench, in their order. A new one is a line here. */
export const manageCards: readonly WorkbenchCard[] = [
  { key: 'queue', place: 8, Component: QueueCard, page: paths.manageTodo() },
  { key: 'queueCount', place: 4, Component: QueueCountCard, page: paths.manageTodo() },
  { key: 'figures', place: 12, Component: FiguresCard },
  { key: 'messages', place: 4, Component: MessagesCard, page: paths.myMessages() },
  { key: 'notices', place: 8, Component: NoticesCard },
  { key: 'log', place: 12, Component: LogCard, page: paths.manageLog() },
];

import { paths } from '../paths.ts';
import type { WorkbenchCard } from '../platform/account/card/workbench-card.ts';
import { NoticesCard } from './content/account/NoticesCard.tsx';
import { MessagesCard } from './message/account/MessagesCard.tsx';
import { LogCard } from './oper-log/manage/LogCard.tsx';
import { FiguresCard } from './work-queue/manage/FiguresCard.tsx';
import { QueueCard } from './work-queue/manage/QueueCard.tsx';
import { QueueCountCard } from './work-queue/manage/QueueCountCard.tsx';

/** The cards of an operator's workbench, in order. To add one, add a line. */
export const manageCards: readonly WorkbenchCard[] = [
  { key: 'queue', place: 8, Component: QueueCard, page: paths.manageTodo() },
  { key: 'queueCount', place: 4, Component: QueueCountCard, page: paths.manageTodo() },
  { key: 'figures', place: 12, Component: FiguresCard },
  { key: 'messages', place: 4, Component: MessagesCard, page: paths.myMessages() },
  { key: 'notices', place: 8, Component: NoticesCard },
  { key: 'log', place: 12, Component: LogCard, page: paths.manageLog() },
];

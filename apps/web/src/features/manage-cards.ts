import type { OperatorRole } from '@portal/contract/operator-role';
import { paths } from '@portal/contract/paths';
import type { WorkbenchCard } from '../platform/account/card/workbench-card.ts';
import { rolesOf, type StoredUser } from '../platform/client-state/stored-user.ts';
import { AttendanceCard } from './activity/manage/AttendanceCard.tsx';
import { AgesCard } from './billing/manage/AgesCard.tsx';
import { CollectionCard } from './billing/manage/CollectionCard.tsx';
import { BilledMonthsCard, DuesCard } from './billing/manage/DuesCard.tsx';
import { OverdueCard } from './billing/manage/OverdueCard.tsx';
import { ElectricityCard, WaterCard } from './billing/manage/UsageCards.tsx';
import { OccupancyCard } from './building/manage/OccupancyCard.tsx';
import { CommunityCard } from './community/manage/CommunityCard.tsx';
import { RoomUseCard } from './conference-room/manage/RoomUseCard.tsx';
import { NoticesCard } from './content/account/NoticesCard.tsx';
import { MessagesCard } from './message/account/MessagesCard.tsx';
import { LogCard } from './oper-log/manage/LogCard.tsx';
import { DaysCard } from './payment/manage/DaysCard.tsx';
import { LedgerCard } from './payment/manage/LedgerCard.tsx';
import { PromiseCard } from './repair/manage/PromiseCard.tsx';
import { SetupCard } from './setup/manage/SetupCard.tsx';
import { FiguresCard } from './work-queue/manage/FiguresCard.tsx';
import { QueueCard } from './work-queue/manage/QueueCard.tsx';
import { QueueCountCard } from './work-queue/manage/QueueCountCard.tsx';

/** Administrators see the cards of every role. */
const worksAs =
  (...roles: OperatorRole[]) =>
  (user: StoredUser) =>
    rolesOf(user).some(({ roleCode }) => ['OP_ADMIN', ...roles].includes(roleCode));

/** The cards of an operator's workbench, in order. To add one, add a line. */
export const manageCards: readonly WorkbenchCard[] = [
  { key: 'setup', place: 12, Component: SetupCard, page: paths.manageSetup() },
  { key: 'queue', place: 8, Component: QueueCard, page: paths.manageTodo() },
  { key: 'queueCount', place: 4, Component: QueueCountCard, page: paths.manageTodo() },
  { key: 'figures', place: 12, Component: FiguresCard },
  { key: 'dues', place: 12, Component: DuesCard, isFor: worksAs('OP_FINANCE') },
  { key: 'occupancy', place: 12, Component: OccupancyCard, isFor: worksAs('OP_PROPERTY', 'OP_FINANCE') },
  { key: 'water', place: 6, Component: WaterCard, isFor: worksAs('OP_PROPERTY', 'OP_FINANCE') },
  { key: 'electricity', place: 6, Component: ElectricityCard, isFor: worksAs('OP_PROPERTY', 'OP_FINANCE') },
  { key: 'activities', place: 12, Component: AttendanceCard, isFor: worksAs('OP_SERVICE') },
  { key: 'community', place: 12, Component: CommunityCard, isFor: worksAs('OP_COMMUNITY') },
  { key: 'repairs', place: 6, Component: PromiseCard, isFor: worksAs('OP_PROPERTY') },
  { key: 'rooms', place: 6, Component: RoomUseCard, isFor: worksAs('OP_PROPERTY') },
  { key: 'messages', place: 4, Component: MessagesCard, page: paths.myMessages() },
  { key: 'notices', place: 8, Component: NoticesCard },
  { key: 'log', place: 12, Component: LogCard, page: paths.manageLog() },
];

/** The finance office's overview, in order. */
export const collectionCards: readonly WorkbenchCard[] = [
  { key: 'collection', place: 12, Component: CollectionCard },
  { key: 'dues', place: 7, Component: BilledMonthsCard },
  { key: 'ages', place: 5, Component: AgesCard },
  { key: 'overdue', place: 12, Component: OverdueCard },
  { key: 'queueCount', place: 4, Component: QueueCountCard },
  { key: 'ledger', place: 8, Component: LedgerCard },
  { key: 'days', place: 12, Component: DaysCard },
  { key: 'occupancy', place: 12, Component: OccupancyCard },
];

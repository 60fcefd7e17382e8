import { paths } from '../paths.ts';
import type { WorkbenchCard } from '../platform/account/card/workbench-card.ts';
import type { StoredUser } from '../platform/client-state/stored-user.ts';
import { DueBillsCard } from './billing/account/DueBillsCard.tsx';
import { OwnUsageCard } from './billing/account/OwnUsageCard.tsx';
import { ProgressCard } from './case/account/ProgressCard.tsx';
import { NextBookingsCard } from './conference-room/account/NextBookingsCard.tsx';
import { NoticesCard } from './content/account/NoticesCard.tsx';
import { EnterpriseCard } from './enterprise/account/EnterpriseCard.tsx';
import { AccountCard } from './identity/account/AccountCard.tsx';
import { MessagesCard } from './message/account/MessagesCard.tsx';
import { MatchCard } from './policy/account/MatchCard.tsx';
import { OpenItemsCard } from './policy/account/OpenItemsCard.tsx';
import { OpenRepairsCard } from './repair/account/OpenRepairsCard.tsx';
import { TodoCard } from './workbench/account/TodoCard.tsx';

/** An enterprise account, or a person who acts for an enterprise. */
const actsForEnterprise = ({ userType, enterpriseId }: StoredUser) =>
  userType === '200' || Boolean(enterpriseId);
const actsAlone = (user: StoredUser) => !actsForEnterprise(user);

/** The cards of a member's workbench, in order. To add one, add a line. */
export const memberCards: readonly WorkbenchCard[] = [
  { key: 'todo', place: 'main', Component: TodoCard, page: paths.myCases() },
  { key: 'enterprise', place: 'side', Component: EnterpriseCard, isFor: actsForEnterprise },
  { key: 'account', place: 'side', Component: AccountCard, isFor: actsAlone },
  { key: 'due', place: 'side', Component: DueBillsCard, page: paths.costQuery() },
  { key: 'progress', place: 'main', Component: ProgressCard, page: paths.myCases() },
  { key: 'messages', place: 'side', Component: MessagesCard, page: paths.myMessages() },
  { key: 'usage', place: 'side', Component: OwnUsageCard, page: paths.utilityBills() },
  { key: 'bookings', place: 'main', Component: NextBookingsCard, page: paths.conferenceRoom() },
  { key: 'repairs', place: 'main', Component: OpenRepairsCard, page: paths.repair() },
  { key: 'match', place: 12, Component: MatchCard, isFor: actsForEnterprise },
  { key: 'open-items', place: 7, Component: OpenItemsCard, isFor: actsForEnterprise },
  { key: 'notices', place: 5, Component: NoticesCard, isFor: actsForEnterprise },
  // People without an enterprise have nothing else in the first column to balance the second.
  { key: 'declarable', place: 'main', Component: OpenItemsCard, isFor: actsAlone },
  { key: 'latest-notices', place: 12, Component: NoticesCard, isFor: actsAlone },
];

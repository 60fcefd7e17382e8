import { paths } from '../../../paths.ts';
import type { StoredUser } from '../../../platform/client-state/stored-user.ts';
import { AccountCard } from '../cards/AccountCard.tsx';
import { EnterpriseCard } from '../cards/EnterpriseCard.tsx';
import { MatchCard } from '../cards/MatchCard.tsx';
import { MessagesCard } from '../cards/MessagesCard.tsx';
import { NoticesCard } from '../cards/NoticesCard.tsx';
import { OpenItemsCard } from '../cards/OpenItemsCard.tsx';
import { ProgressCard } from '../cards/ProgressCard.tsx';
import { TodoCard } from '../cards/TodoCard.tsx';
import type { WorkbenchCard } from '../workbench-card.ts';

/** An enterprise's own account, and a person who has joined one and acts for it. */
const actsForEnterprise = ({ userType, enterpriseId }: StoredUser) =>
  userType === '200' || Boolean(enterpriseId);
const actsAlone = (user: StoredUser) => !actsForEnterprise(user);

/** The cards of a member's workbench, in their order. A new one is a line here. */
export const memberCards: readonly WorkbenchCard[] = [
  { key: 'todo', place: 'main', Component: TodoCard, page: paths.myCases() },
  { key: 'enterprise', place: 'side', Component: EnterpriseCard, isFor: actsForEnterprise },
  { key: 'account', place: 'side', Component: AccountCard, isFor: actsAlone },
  { key: 'progress', place: 'main', Component: ProgressCard, page: paths.myCases() },
  { key: 'messages', place: 'side', Component: MessagesCard, page: paths.myMessages() },
  { key: 'match', place: 12, Component: MatchCard, isFor: actsForEnterprise },
  { key: 'open-items', place: 7, Component: OpenItemsCard, isFor: actsForEnterprise },
  { key: 'notices', place: 5, Component: NoticesCard, isFor: actsForEnterprise },
  // A person alone has nothing else in the first column to balance the second.
  { key: 'declarable', place: 'main', Component: OpenItemsCard, isFor: actsAlone },
  { key: 'latest-notices', place: 12, Component: NoticesCard, isFor: actsAlone },
];

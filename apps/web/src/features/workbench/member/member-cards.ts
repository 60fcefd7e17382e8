import { paths } from '../../../paths.ts';
import { AccountCard } from '../cards/AccountCard.tsx';
import { EnterpriseCard } from '../cards/EnterpriseCard.tsx';
import { MatchCard } from '../cards/MatchCard.tsx';
import { MessagesCard } from '../cards/MessagesCard.tsx';
import { NoticesCard } from '../cards/NoticesCard.tsx';
import { OpenItemsCard } from '../cards/OpenItemsCard.tsx';
import { ProgressCard } from '../cards/ProgressCard.tsx';
import { TodoCard } from '../cards/TodoCard.tsx';
import type { WorkbenchCard } from '../workbench-card.ts';

/** The cards of a member's workbench, in their order. A new one is a line here. */
export const memberCards: readonly WorkbenchCard[] = [
  { key: 'todo', place: 'main', Component: TodoCard, page: paths.myCases() },
  { key: 'enterprise', place: 'side', Component: EnterpriseCard, userTypes: ['200'] },
  { key: 'account', place: 'side', Component: AccountCard, userTypes: ['100'] },
  { key: 'progress', place: 'main', Component: ProgressCard, page: paths.myCases() },
  { key: 'messages', place: 'side', Component: MessagesCard, page: paths.myMessages() },
  { key: 'match', place: 'main', Component: MatchCard, userTypes: ['200'] },
  { key: 'open-items', place: 7, Component: OpenItemsCard, userTypes: ['200'] },
  { key: 'notices', place: 5, Component: NoticesCard, userTypes: ['200'] },
  // A person has nothing else in the first column to balance the second.
  { key: 'declarable', place: 'main', Component: OpenItemsCard, userTypes: ['100'] },
  { key: 'latest-notices', place: 12, Component: NoticesCard, userTypes: ['100'] },
];

import { paths } from '../../../paths.ts';
import { AccountCard } from '../cards/AccountCard.tsx';
import { EnterpriseCard } from '../cards/EnterpriseCard.tsx';
import { MessagesCard } from '../cards/MessagesCard.tsx';
import { NoticesCard } from '../cards/NoticesCard.tsx';
import { OpenItemsCard } from '../cards/OpenItemsCard.tsx';
import { ProgressCard } from '../cards/ProgressCard.tsx';
import { TodoCard } from '../cards/TodoCard.tsx';
import type { WorkbenchCard } from '../workbench-card.ts';

/** The cards of a member's workbench, in their order. A new one is a line here. */
export const memberCards: readonly WorkbenchCard[] = [
  { key: 'todo', span: 8, Component: TodoCard, page: paths.myCases() },
  { key: 'enterprise', span: 4, Component: EnterpriseCard, userTypes: ['200'] },
  { key: 'account', span: 4, Component: AccountCard, userTypes: ['100'] },
  { key: 'progress', span: 8, Component: ProgressCard, page: paths.myCases() },
  { key: 'messages', span: 4, Component: MessagesCard, page: paths.myMessages() },
  { key: 'notices', span: 6, Component: NoticesCard },
  { key: 'open-items', span: 6, Component: OpenItemsCard },
];

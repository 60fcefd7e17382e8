import { paths } from '@portal/contract/paths';
import { lazy } from 'react';
import type { WorkbenchCard } from '../platform/account/card/workbench-card.ts';
import type { StoredUser } from '../platform/client-state/stored-user.ts';
import { EnterpriseCard } from './enterprise/account/EnterpriseCard.tsx';
import { TodoCard } from './workbench/account/TodoCard.tsx';

// Loaded while the first cards are already shown, so that the page starts light.
const DueBillsCard = lazy(async () => ({
  default: (await import('./billing/account/DueBillsCard.tsx')).DueBillsCard,
}));
const OwnUsageCard = lazy(async () => ({
  default: (await import('./billing/account/OwnUsageCard.tsx')).OwnUsageCard,
}));
const NextBookingsCard = lazy(async () => ({
  default: (await import('./booking/account/NextBookingsCard.tsx')).NextBookingsCard,
}));
const NextSignUpsCard = lazy(async () => ({
  default: (await import('./activity/account/NextSignUpsCard.tsx')).NextSignUpsCard,
}));
const NoticesCard = lazy(async () => ({
  default: (await import('./content/account/NoticesCard.tsx')).NoticesCard,
}));
const MatchCard = lazy(async () => ({ default: (await import('./policy/account/MatchCard.tsx')).MatchCard }));
const OpenItemsCard = lazy(async () => ({
  default: (await import('./policy/account/OpenItemsCard.tsx')).OpenItemsCard,
}));
const OpenRepairsCard = lazy(async () => ({
  default: (await import('./repair/account/OpenRepairsCard.tsx')).OpenRepairsCard,
}));
const OpenOrdersCard = lazy(async () => ({
  default: (await import('./service-order/account/OpenOrdersCard.tsx')).OpenOrdersCard,
}));
const DeclarationsCard = lazy(async () => ({
  default: (await import('./declaration/account/DeclarationsCard.tsx')).DeclarationsCard,
}));
const FinancingCard = lazy(async () => ({
  default: (await import('./finance/account/FinancingCard.tsx')).FinancingCard,
}));
const PrizesCard = lazy(async () => ({
  default: (await import('./lottery/account/PrizesCard.tsx')).PrizesCard,
}));
const ProgressCard = lazy(async () => ({
  default: (await import('./case/account/ProgressCard.tsx')).ProgressCard,
}));
const MessagesCard = lazy(async () => ({
  default: (await import('./message/account/MessagesCard.tsx')).MessagesCard,
}));
const RecommendCard = lazy(async () => ({
  default: (await import('./match/account/RecommendCard.tsx')).RecommendCard,
}));
const OwnPostsCard = lazy(async () => ({
  default: (await import('./community/account/OwnPostsCard.tsx')).OwnPostsCard,
}));
const RecruitsCard = lazy(async () => ({
  default: (await import('./recruit/account/RecruitsCard.tsx')).RecruitsCard,
}));
const AccountCard = lazy(async () => ({
  default: (await import('./identity/account/AccountCard.tsx')).AccountCard,
}));

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
  { key: 'prizes', place: 'side', Component: PrizesCard, page: paths.myPrizes() },
  { key: 'usage', place: 'side', Component: OwnUsageCard, page: paths.utilityBills() },
  { key: 'bookings', place: 6, Component: NextBookingsCard, page: paths.conferenceRoom() },
  { key: 'sign-ups', place: 6, Component: NextSignUpsCard, page: paths.myCases() },
  { key: 'repairs', place: 6, Component: OpenRepairsCard, page: paths.repair() },
  { key: 'recommends', place: 6, Component: RecommendCard, page: paths.receivedRecommends() },
  { key: 'orders', place: 6, Component: OpenOrdersCard, page: paths.myOrders() },
  { key: 'financing', place: 6, Component: FinancingCard, page: paths.ownFinancing() },
  { key: 'posts', place: 12, Component: OwnPostsCard, page: paths.ownPosts() },
  { key: 'recruits', place: 'main', Component: RecruitsCard, page: paths.ownPosts() },
  { key: 'declarations', place: 'main', Component: DeclarationsCard, isFor: actsForEnterprise },
  { key: 'match', place: 12, Component: MatchCard, isFor: actsForEnterprise },
  { key: 'open-items', place: 7, Component: OpenItemsCard, isFor: actsForEnterprise },
  { key: 'notices', place: 5, Component: NoticesCard, isFor: actsForEnterprise },
  // People without an enterprise have nothing else in the first column to balance the second.
  { key: 'declarable', place: 'main', Component: OpenItemsCard, isFor: actsAlone },
  { key: 'latest-notices', place: 12, Component: NoticesCard, isFor: actsAlone },
];

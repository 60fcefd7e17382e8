import type { RouteObject } from 'react-router';
import { memberPage } from './platform/account/account-page.ts';

/** The frame around every page of the member area and the console. */
export const frameModule = 'src/features/frame/MemberFrame.tsx';
export const loadFrame = () => import('./features/frame/MemberFrame.tsx');

/**
 * The addresses of the member area and the console. The server sends visitors without a token to the login; an address
 * that is also in the public table shows the member's page to logged-in users.
 */
export const memberRoutes: RouteObject[] = [
  { path: 'dashboard', ...memberPage('workbench/account/DashboardPage.tsx') },
  { path: 'enterprise-preserve', ...memberPage('enterprise/account/EnterprisePreservePage.tsx') },
  { path: 'enterprise-preserve/story/:id', ...memberPage('content/account/StoryPage.tsx') },
  { path: 'person-preserve', ...memberPage('identity/account/PersonPreservePage.tsx') },
  { path: 'change-password', ...memberPage('identity/account/ChangePasswordPage.tsx') },
  { path: 'my-message', ...memberPage('message/account/MyMessagePage.tsx') },
  { path: 'my-case', ...memberPage('case/account/MyCasePage.tsx') },
  { path: 'collect-message', ...memberPage('collect/account/CollectMessagePage.tsx') },
  { path: 'collect-serve', ...memberPage('collect/account/CollectServePage.tsx') },
  { path: 'release-service', ...memberPage('market/account/ReleaseServicePage.tsx') },
  { path: 'contract-info', ...memberPage('lease/account/ContractInfoPage.tsx') },
  { path: 'conference-room', ...memberPage('conference-room/account/ConferenceRoomPage.tsx') },
  { path: 'conference-room/venue/:id', ...memberPage('venue/account/VenueBookingPage.tsx') },
  { path: 'conference-room/check-in', ...memberPage('conference-room/account/CheckInPage.tsx') },
  { path: 'repair', ...memberPage('repair/account/RepairPage.tsx') },
  { path: 'project-release-list', ...memberPage('match/account/ProjectListPage.tsx') },
  { path: 'project-release-list/:id', ...memberPage('match/account/ProjectPage.tsx') },
  { path: 'cost-query', ...memberPage('billing/account/CostQueryPage.tsx') },
  { path: 'my-payment/:id', ...memberPage('billing/account/MyPaymentPage.tsx') },
  { path: 'utility-bill-manage', ...memberPage('billing/account/UtilityPage.tsx') },
  { path: 'waterInformation/:id', ...memberPage('billing/account/WaterInformationPage.tsx') },
  { path: 'electricityInformation/:id', ...memberPage('billing/account/ElectricityInformationPage.tsx') },
  { path: 'payment-coming', ...memberPage('billing/account/PaymentComingPage.tsx') },
  { path: 'my-payment', ...memberPage('payment/account/MyPaymentPage.tsx') },
  // The guard redirects to the page below.
  { path: 'manage' },
  { path: 'manage/home', ...memberPage('workbench/manage/ManageHomePage.tsx') },
  { path: 'manage/todo', ...memberPage('work-queue/manage/TodoPage.tsx') },
  { path: 'manage/enterprise-audit', ...memberPage('enterprise/manage/EnterpriseAuditPage.tsx') },
  { path: 'manage/enterprise-audit/:id', ...memberPage('enterprise/manage/EnterpriseAuditDetailPage.tsx') },
  { path: 'manage/user', ...memberPage('identity/manage/UserPage.tsx') },
  { path: 'manage/dict', ...memberPage('dictionary/manage/DictionaryPage.tsx') },
  { path: 'manage/log', ...memberPage('oper-log/manage/LogPage.tsx') },
  { path: 'manage/site', ...memberPage('site/manage/SitePage.tsx') },
  { path: 'manage/site/guide', ...memberPage('site/manage/GuidePage.tsx') },
  { path: 'manage/site/statement', ...memberPage('site/manage/StatementPage.tsx') },
  { path: 'manage/policy', ...memberPage('policy/manage/PolicyManagePage.tsx') },
  { path: 'manage/policy/:id', ...memberPage('policy/manage/PolicyEditPage.tsx') },
  { path: 'manage/declare-item', ...memberPage('policy/manage/DeclareItemManagePage.tsx') },
  { path: 'manage/declare-item/:id', ...memberPage('policy/manage/DeclareItemEditPage.tsx') },
  { path: 'manage/contract', ...memberPage('lease/manage/ContractManagePage.tsx') },
  { path: 'manage/meter', ...memberPage('billing/manage/MeterManagePage.tsx') },
  { path: 'manage/bill', ...memberPage('billing/manage/BillManagePage.tsx') },
  { path: 'manage/building', ...memberPage('building/manage/BuildingManagePage.tsx') },
  { path: 'manage/venue', ...memberPage('venue/manage/VenueManagePage.tsx') },
  { path: 'manage/shop-audit', ...memberPage('market/manage/ShopAuditPage.tsx') },
  { path: 'manage/service', ...memberPage('market/manage/ServiceManagePage.tsx') },
  {
    path: 'manage/conference-room',
    ...memberPage('conference-room/manage/ConferenceRoomManagePage.tsx'),
  },
  { path: 'manage/repair', ...memberPage('repair/manage/RepairManagePage.tsx') },
  { path: 'manage/match', ...memberPage('match/manage/MatchManagePage.tsx') },
  { path: 'manage/my-repair', ...memberPage('repair/manage/MyRepairPage.tsx') },
  { path: 'manage/pay-order', ...memberPage('payment/manage/PayOrderPage.tsx') },
  { path: 'manage/refund', ...memberPage('payment/manage/RefundPage.tsx') },
  { path: 'manage/invoice', ...memberPage('payment/manage/InvoicePage.tsx') },
  { path: 'manage/reconcile', ...memberPage('payment/manage/ReconcilePage.tsx') },
  { path: 'manage/role', ...memberPage('identity/manage/RolePage.tsx') },
  { path: 'manage/content', ...memberPage('content/manage/ContentListPage.tsx') },
  { path: 'manage/content/:id', ...memberPage('content/manage/ArticlePage.tsx') },
  { path: 'manage/carousel', ...memberPage('site/manage/CarouselPage.tsx') },
  { path: 'manage/receipt', ...memberPage('content/manage/ReceiptListPage.tsx') },
  { path: 'manage/receipt/:id', ...memberPage('content/manage/ReceiptPage.tsx') },
  { path: 'manage/top', ...memberPage('content/manage/TopPage.tsx') },
];

import { paths } from '@portal/contract/paths';
import { data, type RouteObject, redirect } from 'react-router';
import { memberRoutes } from './account-routes.tsx';
import { RootLayout, rootLoader } from './features/site/public/RootLayout.tsx';
import { pagesOf } from './features/site/shared/known-pages.ts';
import { page } from './platform/page/lazy-page.ts';

const Nothing = () => null;

/** A page that consists only of a status within the frame. */
const status = (code: 401 | 404): Pick<RouteObject, 'loader' | 'Component'> => ({
  loader: () => {
    throw data(null, { status: code });
  },
  Component: Nothing,
});

/** The routes, in the order of the specification. */
export const routes: RouteObject[] = [
  {
    id: 'root',
    Component: RootLayout,
    loader: rootLoader,
    handle: { hasPage: pagesOf(() => [...routes, ...memberRoutes]) },
    shouldRevalidate: () => false,
    children: [
      { path: 'room-door', ...page('room-door/public/RoomDoorPage.tsx') },
      { path: 'pay-choice/:id', ...page('payment/public/PayChoicePage.tsx') },
      { path: 'pay-result', ...page('payment/public/PayResultPage.tsx') },
      { path: 'pay-receipt/:id', ...page('payment/public/PayReceiptPage.tsx') },
      { path: 'farming-process-label/:id', ...page('farm-trace/public/BatchLabelPage.tsx') },
      {
        ...page('farm-trace/public/TraceFramePage.tsx'),
        children: [
          {
            ...page('farm-trace/public/TraceErrorPage.tsx'),
            children: [
              { path: 'farming-process', ...page('farm/public/BatchListPage.tsx') },
              { path: 'farming-process-detail/:id', ...page('farm-trace/public/BatchPage.tsx') },
            ],
          },
        ],
      },
      {
        ...page('site/public/FramePage.tsx'),
        children: [
          {
            ...page('site/public/ErrorPage.tsx'),
            children: [
              { index: true, ...page('home/public/HomePage.tsx') },
              { path: 'match', ...page('hall/public/ProjectListPage.tsx') },
              { path: 'match/:id', ...page('hall/public/MatchPage.tsx') },
              { path: 'information', loader: () => redirect(paths.articleList('INDUSTRY')) },
              { path: 'information/industrylist', ...page('content/public/ArticleListPage.tsx', 'INDUSTRY') },
              {
                path: 'information/industrylist/:id',
                ...page('content/public/ArticleDetailPage.tsx', 'INDUSTRY'),
              },
              { path: 'information/noticelist', ...page('content/public/ArticleListPage.tsx', 'NOTICE') },
              {
                path: 'information/noticelist/:id',
                ...page('content/public/ArticleDetailPage.tsx', 'NOTICE'),
              },
              { path: 'information/parknews', ...page('content/public/ArticleListPage.tsx', 'PARK') },
              { path: 'information/parknews/:id', ...page('content/public/ArticleDetailPage.tsx', 'PARK') },
              { path: 'information/corporate-style', ...page('enterprise/public/EnterpriseListPage.tsx') },
              {
                path: 'information/corporate-style-details/:id',
                ...page('enterprise/public/EnterpriseDetailPage.tsx'),
              },
              {
                path: 'information/safe-production',
                ...page('content/public/ArticleListPage.tsx', 'SAFETY'),
              },
              {
                path: 'information/safe-production-details/:id',
                ...page('content/public/ArticleDetailPage.tsx', 'SAFETY'),
              },
              { path: 'policy', loader: () => redirect(paths.policyList()) },
              { path: 'policy/policylist', ...page('policy/public/PolicyListPage.tsx') },
              { path: 'policy/policylist/:id', ...page('policy/public/PolicyPage.tsx') },
              { path: 'policy/declaration', ...page('policy/public/DeclarationPage.tsx') },
              { path: 'service', loader: () => redirect(paths.serviceList()) },
              {
                path: 'servicelist',
                loader: ({ request }) => redirect(paths.serviceList() + new URL(request.url).search),
              },
              { path: 'service/servicelist', ...page('market/public/ServiceListPage.tsx') },
              { path: 'service/servicelist/:id', ...page('market/public/ServicePage.tsx') },
              { path: 'service/shop-detail/:id', ...page('market/public/ShopPage.tsx') },
              { path: 'investment', loader: () => redirect(paths.institutionList()) },
              { path: 'investment/institution', ...page('finance/public/InstitutionListPage.tsx') },
              { path: 'investment/institution/:id', ...page('finance/public/InstitutionPage.tsx') },
              { path: 'investment/venturelist', ...page('venture/public/VentureListPage.tsx') },
              { path: 'investment/venturelist/:id', ...page('venture/public/VenturePage.tsx') },
              {
                path: 'financial-product-details/:id/:inId?',
                ...page('finance/public/FinProductPage.tsx'),
              },
              { path: 'service/fieldlist', ...page('venue/public/VenueListPage.tsx') },
              { path: 'service/fieldlist/:id', ...page('venue/public/VenuePage.tsx') },
              { path: 'service/tutorlist', ...page('tutor/public/TutorListPage.tsx') },
              { path: 'service/tutorlist/:id', ...page('tutor/public/TutorPage.tsx') },
              { path: 'resources', loader: () => redirect(paths.resources()) },
              { path: 'resources/chuangxin/:code?', ...page('resource/public/ResourcePage.tsx') },
              { path: 'flower-price', ...page('flower-price/public/FlowerPricePage.tsx') },
              { path: 'yangling', ...page('community/public/CommunityPage.tsx') },
              { path: 'themedetails/:id', ...page('community/public/ThemePage.tsx') },
              { path: 'awarddetails/:id', ...page('lottery/public/LotteryPage.tsx') },
              { path: 'votedetails/:id', ...page('vote/public/VotePage.tsx') },
              { path: 'recruit/:id', ...page('recruit/public/RecruitPage.tsx') },
              { path: 'answerdetails/:id', ...page('community/public/AnswerPage.tsx') },
              { path: 'organization-chart', ...page('organization/public/ChartPage.tsx') },
              {
                path: 'organization-chart-detail/:id',
                ...page('organization/public/OrganizationPage.tsx'),
              },
              { path: 'application', loader: () => redirect(paths.activityList()) },
              { path: 'application/activityList', ...page('activity/public/ActivityListPage.tsx') },
              { path: 'application/activityDetails/:id', ...page('activity/public/ActivityPage.tsx') },
              { path: 'contest', loader: () => redirect(paths.contestList()) },
              { path: 'contest/competition-list', ...page('contest/public/ContestListPage.tsx') },
              { path: 'contest/contestintroduce/:id', ...page('contest/public/ContestPage.tsx') },
              { path: 'businesssalon', loader: () => redirect(paths.salonList()) },
              { path: 'businesssalon/startup', ...page('activity/public/SalonListPage.tsx') },
              { path: 'businesssalon/teacherlist', ...page('activity/public/TrainingListPage.tsx') },
              { path: 'businesssalon/itemdetails/:id', ...page('activity/public/SalonPage.tsx') },
              { path: 'service/large-building', ...page('building/public/BuildingListPage.tsx') },
              { path: 'service/large-detail', ...page('building/public/BuildingPage.tsx') },
              { path: 'services', ...page('public-service/public/PublicServicesPage.tsx') },
              { path: 'businesssalon/guest/:id', ...page('activity/public/GuestSignUpPage.tsx') },
              { path: 'certificate-check', ...page('activity/public/CertificateCheckPage.tsx') },
              { path: 'receipt-check', ...page('payment/public/ReceiptCheckPage.tsx') },
              { path: 'pay-money', ...page('billing/public/PayMoneyPage.tsx') },
              { path: 'property-fee', ...page('billing/public/PropertyFeePage.tsx') },
              { path: 'water-query', ...page('billing/public/WaterQueryPage.tsx') },
              { path: 'electricity-query', ...page('billing/public/ElectricityQueryPage.tsx') },
              { path: 'guest-repair', ...page('repair-guest/public/GuestRepairPage.tsx') },
              { path: 'login', ...page('identity/public/LoginPage.tsx'), handle: { footer: false } },
              { path: 'register', ...page('identity/public/RegisterPage.tsx') },
              { path: 'about-us', ...page('site/public/AboutPage.tsx') },
              { path: 'registration-guide', ...page('site/public/RegistrationGuidePage.tsx') },
              { path: 'activate', ...page('identity/public/ActivatePage.tsx') },
              { path: 'unsubscribe', ...page('message/public/UnsubscribePage.tsx') },
              { path: 'verify-mail', ...page('message/public/VerifyMailPage.tsx') },
              { path: 'forgetPassword', ...page('identity/public/ForgetPasswordPage.tsx') },
              { path: 'entersuccess', ...page('enterprise/public/EnterSuccessPage.tsx') },
              { path: 'audit', ...page('enterprise/public/AuditPage.tsx') },
              { path: 'change-password', ...page('identity/public/ChangePasswordPage.tsx') },
              { path: 'psdSuccess', ...page('identity/public/PasswordChangedPage.tsx') },
              { path: 'msg-entry', ...page('enterprise/public/MsgEntryPage.tsx') },
              { path: 'agreement', ...page('identity/public/AgreementPage.tsx') },
              { path: 'update-phone', ...page('identity/public/UpdatePhonePage.tsx') },
              { path: 'invite/:id', ...page('invite/public/InvitePage.tsx') },
              { path: 'wheel-planting/:id', ...page('site/public/CarouselPage.tsx') },
              { path: 'search', ...page('search/public/SearchPage.tsx') },
              { path: 'no-network', ...page('site/public/NoNetworkPage.tsx') },
              { path: '404', ...status(404) },
              { path: '401', ...status(401) },
              { path: '*', ...status(404) },
            ],
          },
        ],
      },
    ],
  },
];

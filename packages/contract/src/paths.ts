import type { ArticleColumn } from './content/article.ts';
import { roomBookingPath, roomCheckInPath } from './room-door/paths.ts';

type Query = Record<string, string | number | undefined>;

/** Appends the query, leaving out undefined and empty values. */
function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== '') search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Appends a part of the path, if there is one. */
const withPart = (path: string, part?: string): string => (part ? `${path}/${part}` : path);

const listPaths: Record<ArticleColumn, string> = {
  INDUSTRY: '/information/industrylist',
  NOTICE: '/information/noticelist',
  PARK: '/information/parknews',
  STYLE: '/information/corporate-style',
  SAFETY: '/information/safe-production',
};

const detailPaths: Record<ArticleColumn, string> = {
  INDUSTRY: '/information/industrylist',
  NOTICE: '/information/noticelist',
  PARK: '/information/parknews',
  STYLE: '/information/corporate-style-details',
  SAFETY: '/information/safe-production-details',
};

export interface ListFilter {
  tag?: string | undefined;
  year?: string | undefined;
  days?: string | undefined;
  sort?: string | undefined;
  page?: number | undefined;
  [filter: string]: string | number | undefined;
}

/** Where spreadsheets of every kind are imported. */
export const importPath = '/manage/import';

/** Every address of the site, built in one place. */
export const paths = {
  home: (query?: Query) => withQuery('/', query),
  articleList: (column: ArticleColumn, filter?: ListFilter) => withQuery(listPaths[column], filter),
  article: (column: ArticleColumn, id: string) => `${detailPaths[column]}/${id}`,
  /** A story, shown on the page of its enterprise. */
  story: (enterpriseId: string, story: string) =>
    withQuery(`${detailPaths.STYLE}/${enterpriseId}`, { story }),
  carousel: (id: string) => `/wheel-planting/${id}`,
  policyList: (filter?: ListFilter) => withQuery('/policy/policylist', filter),
  policy: (id: string, query?: Query) => withQuery(`/policy/policylist/${id}`, query),
  declaration: (filter?: ListFilter) => withQuery('/policy/declaration', filter),
  /** Funding calls share one address; the call is a parameter. */
  declareItem: (itemId: string) => withQuery('/policy/declaration', { itemId }),
  publicServices: () => '/services',
  noticeCalendar: (contentId: string) => `/information/noticelist/${contentId}.ics`,
  declareItemCalendar: (itemId: string) => `/policy/declaration/${itemId}.ics`,
  aboutUs: (anchor?: string) => (anchor ? `/about-us#${anchor}` : '/about-us'),
  registrationGuide: () => '/registration-guide',
  community: (filter?: ListFilter) => withQuery('/yangling', filter),
  /** The feed of new posts in one board, or in all of them. */
  communityFeed: (board?: string) => withQuery('/rss/community.xml', { board }),
  theme: (id: string, query?: Query) => withQuery(`/themedetails/${id}`, query),
  answers: (id: string, query?: Query) => withQuery(`/answerdetails/${id}`, query),
  myPrizes: (query?: Query) => withQuery('/my-prize', query),
  manageLotteries: (query?: Query) => withQuery('/manage/lottery', query),
  manageRecruits: (query?: Query) => withQuery('/manage/recruit', query),
  ownPosts: (query?: Query) => withQuery('/my-post', query),
  writePost: (query?: Query) => withQuery('/my-post/write', query),
  submitQuestion: (query?: Query) => withQuery('/submit-question', query),
  collectedPosts: () => '/collect-post',
  managePosts: (query?: Query) => withQuery('/manage/post-audit', query),
  manageReports: (query?: Query) => withQuery('/manage/report', query),
  manageBoards: (query?: Query) => withQuery('/manage/board', query),
  manageWords: (query?: Query) => withQuery('/manage/sensitive-word', query),
  search: (query?: Query) => withQuery('/search', query),
  forbidden: () => '/401',
  /** Sets the language cookie and returns; works without JavaScript. */
  language: (language?: string, back?: string) => withQuery('/language', { to: language, back }),
  /** Switches a phone to the desktop site or back, and returns. */
  view: (to?: 'desktop' | 'phone', back?: string) => withQuery('/view', { to, back }),
  login: (redirect?: string) => withQuery('/login', { redirect }),
  loginByPassword: (redirect?: string) => withQuery('/login', { mode: 'password', redirect }),
  loginByCode: (redirect?: string) => withQuery('/login', { mode: 'code', redirect }),
  /** The login page after a registration. */
  loginAfterRegister: (redirect?: string) => withQuery('/login', { from: 'registered', redirect }),
  /** The login page after an account was activated. */
  loginAfterActivation: () => withQuery('/login', { mode: 'password', from: 'activated' }),
  /** Sets the first password of an account; the login name is behind the #, which no server sees. */
  activate: (loginName?: string) => (loginName ? `/activate#${encodeURIComponent(loginName)}` : '/activate'),
  register: (redirect?: string) => withQuery('/register', { redirect }),
  registerPerson: (redirect: string) => withQuery('/register', { userType: '100', redirect }),
  msgEntry: () => '/msg-entry',
  enterSuccess: () => '/entersuccess',
  audit: () => '/audit',
  forgetPassword: () => '/forgetPassword',
  changePassword: () => '/change-password',
  agreement: (part?: 'service' | 'privacy') => (part ? `/agreement#${part}` : '/agreement'),
  updatePhone: () => '/update-phone',
  passwordChanged: (recovered?: 'recovered') => withQuery('/psdSuccess', { from: recovered }),
  serviceList: (filter?: ListFilter) => withQuery('/service/servicelist', filter),
  service: (id: string) => `/service/servicelist/${id}`,
  shop: (id: string) => `/service/shop-detail/${id}`,
  releaseService: (query?: Query) => withQuery('/release-service', query),
  manageShops: (query?: Query) => withQuery('/manage/shop-audit', query),
  manageServices: (query?: Query) => withQuery('/manage/service', query),
  farmingList: (filter?: ListFilter) => withQuery('/farming-process', filter),
  farmingDetail: (id: string) => `/farming-process-detail/${id}`,
  /** Labels for the boxes of a batch, as a sheet to print. */
  farmingLabel: (id: string) => `/farming-process-label/${id}`,
  ownBatches: (query?: Query) => withQuery('/farm-batch', query),
  manageBatches: (query?: Query) => withQuery('/manage/farm-batch', query),
  flowerPrice: (filter?: ListFilter) => withQuery('/flower-price', filter),
  manageFlowerPrice: (query?: Query) => withQuery('/manage/flower-price', query),
  venueList: (filter?: ListFilter) => withQuery('/service/fieldlist', filter),
  venue: (id: string, query?: Query) => withQuery(`/service/fieldlist/${id}`, query),
  /** The booking page of a venue, under the same path as room bookings. */
  venueBooking: (id: string, query?: Query) => withQuery(`/conference-room/venue/${id}`, query),
  manageVenues: (query?: Query) => withQuery('/manage/venue', query),
  buildingList: (filter?: ListFilter) => withQuery('/service/large-building', filter),
  building: (id: string, query?: Query) => withQuery('/service/large-detail', { id, ...query }),
  tutorList: (filter?: ListFilter) => withQuery('/service/tutorlist', filter),
  tutor: (id: string) => `/service/tutorlist/${id}`,
  /** Where to request an hour of a tutor. */
  tutorHour: (id: string) => `/my-application-list/tutor/${id}`,
  /** Where to subscribe to a tutor's new hours. */
  tutorFollow: (id: string) => `/my-application-list/follow/${id}`,
  /** An hour with a tutor: question, advice, rating. */
  tutoring: (id: string) => `/my-application-list/tutoring/${id}`,
  manageTutors: (query?: Query) => withQuery('/manage/tutor', query),
  myTutoring: (query?: Query) => withQuery('/manage/my-tutoring', query),
  /** Starts an application under a funding call. */
  declare: (itemId: string) => `/my-application-list/declare/${itemId}`,
  /** A funding application of the user's own enterprise. */
  ownDeclaration: (id: string) => `/my-application-list/declaration/${id}`,
  /** The documents an enterprise submits repeatedly. */
  materials: () => '/my-application-list/materials',
  /** Objects to a published funding application. */
  objectTo: (id: string) => `/my-case/objection/${id}`,
  /** An application to a recruitment. */
  ownRecruitApplication: (id: string) => `/my-application-list/recruit/${id}`,
  /** The user's own applications of all kinds. */
  applications: (query?: Query) => withQuery('/my-application-list', query),
  institutionList: (filter?: ListFilter) => withQuery('/investment/institution', filter),
  institution: (id: string) => `/investment/institution/${id}`,
  finProduct: (id: string, institutionId: string, query?: Query) =>
    withQuery(`/financial-product-details/${id}/${institutionId}`, query),
  /** Redirects to the address that includes the institution. */
  finProductAlone: (id: string) => `/financial-product-details/${id}`,
  ownFinance: (query?: Query) => withQuery('/my-financial', query),
  ownFinancing: (query?: Query) => withQuery('/my-financial-list', query),
  receivedFinancing: (query?: Query) => withQuery('/financial-cooperation-list', query),
  manageFinance: (query?: Query) => withQuery('/manage/finance', query),
  ventureList: (filter?: ListFilter) => withQuery('/investment/venturelist', filter),
  venture: (id: string) => `/investment/venturelist/${id}`,
  ownVentures: (query?: Query) => withQuery('/my-venture', query),
  ownVenture: (id: string, query?: Query) => withQuery(`/my-venture/${id}`, query),
  manageVentures: (query?: Query) => withQuery('/manage/venture', query),
  salonList: (filter?: ListFilter) => withQuery('/businesssalon/startup', filter),
  trainingList: (filter?: ListFilter) => withQuery('/businesssalon/teacherlist', filter),
  /** Salons and trainings have separate pages from activities. */
  activity: (id: string, kind: string) =>
    kind === 'ACTIVITY' ? `/application/activityDetails/${id}` : `/businesssalon/itemdetails/${id}`,
  /** Where to sign up and see the result; `0` asks to host a salon. */
  signUp: (id: string) => `/businesssalon/salonapply/${id}`,
  /** Signing up without an account. */
  guestSignUp: (id: string) => `/businesssalon/guest/${id}`,
  activityCalendar: (id?: string) => withQuery('/api/activityManage/activity/calendar', { id }),
  manageActivities: (query?: Query) => withQuery('/manage/activity', query),
  /** The user's quizzes, questions to teachers and certificates. */
  lectureQuiz: (query?: Query) => withQuery('/lecture-quiz', query),
  quiz: (id: string) => `/lecture-quiz/${id}`,
  certificate: (id: string) => `/lecture-quiz/certificate/${id}`,
  /** Verifies a certificate. */
  certificateCheck: (code?: string) => withQuery('/certificate-check', { code }),
  /** The check-in desk of an activity. */
  activityDesk: (id: string) => `/manage/activity/${id}`,
  contestList: (filter?: ListFilter) => withQuery('/contest/competition-list', filter),
  contest: (id: string) => `/contest/contestintroduce/${id}`,
  /** The contest entries of the user's teams; `contest` signs up for one, `object` objects to an award. */
  ownEntries: (query?: Query) => withQuery('/join-game', query),
  ownEntry: (id: string) => `/join-game/${id}`,
  entryFile: (id: string, nth: number) => `/api/activityManage/contestEntry/file?id=${id}&nth=${nth}`,
  entryVideo: (id: string) => `/api/activityManage/contestEntry/video?id=${id}`,
  manageContests: (query?: Query) => withQuery('/manage/contest', query),
  myJudging: (query?: Query) => withQuery('/manage/my-judging', query),
  judgingFile: (id: string, nth: number) => `/api/activityManage/judging/file?id=${id}&nth=${nth}`,
  judgingVideo: (id: string) => `/api/activityManage/judging/video?id=${id}`,
  activityList: (filter?: ListFilter) => withQuery('/application/activityList', filter),
  organizationChart: (query?: Query) => withQuery('/organization-chart', query),
  organization: (id: string) => `/organization-chart-detail/${id}`,
  manageOrganizations: (query?: Query) => withQuery('/manage/organization', query),
  resources: (code = 'instrument', query?: Query) => withQuery(`/resources/chuangxin/${code}`, query),
  /** A resource on the page of its code. */
  resource: (code: string, id: string) => `/resources/chuangxin/${code}#${id}`,
  /** Where to book machine hours. */
  machine: (id: string, query?: Query) => withQuery(`/my-application-list/instrument/${id}`, query),
  resourceAsk: (id: string) => `/my-application-list/ask/${id}`,
  resourceRequest: (id: string) => `/my-application-list/resource/${id}`,
  manageResources: (query?: Query) => withQuery('/manage/resource', query),
  payMoney: () => '/pay-money',
  contractInfo: (query?: Query) => withQuery('/contract-info', query),
  /** All open projects. */
  matchList: (filter?: ListFilter) => withQuery('/match', filter),
  /** The user's service orders; `apply` starts a new one, `order` opens one. */
  myOrders: (query?: Query) => withQuery('/my-list', query),
  receivedOrders: (query?: Query) => withQuery('/cooperation-list', query),
  offlineDeals: (query?: Query) => withQuery('/offline-cooperation', query),
  myRatings: (query?: Query) => withQuery('/my-comment', query),
  manageDisputes: (query?: Query) => withQuery('/manage/order-dispute', query),
  /** A project as the public sees it. */
  match: (id: string) => `/match/${id}`,
  /** The user's questions about policies; `new` starts another, about a policy if one is given. */
  questions: (query?: Query) => withQuery('/my-questions', query),
  question: (id: string, query?: Query) => withQuery(`/my-questions/${id}`, query),
  /** A published question on the page of its policy. */
  faq: (policyId: string, id: string) => `/policy/policylist/${policyId}#faq-${id}`,
  projects: (query?: Query) => withQuery('/project-release-list', query),
  /** One of the user's own projects; `new` creates one. */
  project: (id: string) => `/project-release-list/${id}`,
  newProject: (query?: Query) => withQuery('/project-release-list/new', query),
  /** The matches of the user's own project; `send` recommends it, `recommend` opens a recommendation. */
  projectMatches: (id: string, query?: Query) => withQuery(`/project-release-list/${id}/match`, query),
  /** Projects recommended to the user's enterprise; `apply` requests an introduction. */
  receivedRecommends: (query?: Query) => withQuery('/receive-recommend', query),
  recommendRecord: (query?: Query) => withQuery('/recommend-record', query),
  repair: (query?: Query) => withQuery('/repair', query),
  /** The page an asset's label leads to; with a key, the guest's report. */
  guestRepair: (query?: Query) => withQuery('/guest-repair', query),
  propertyFee: () => '/property-fee',
  waterQuery: () => '/water-query',
  electricityQuery: () => '/electricity-query',
  /** The cashier of an order; `key` opens a guest's order. */
  payChoice: (id: string, key?: string) => withQuery(`/pay-choice/${id}`, { key }),
  payResult: (orderNo: string, key?: string) => withQuery('/pay-result', { orderNo, key }),
  payReceipt: (id: string, key?: string) => withQuery(`/pay-receipt/${id}`, { key }),
  /** Verifies a receipt. */
  checkReceipt: (no?: string, code?: string) => withQuery('/receipt-check', { no, code }),
  /** The user's own orders, whatever they were for. */
  myPayments: (query?: Query) => withQuery('/my-payment', query),
  /** The account of the user’s enterprise with the park. */
  tenantAccount: (query?: Query) => withQuery('/tenant-account', query),
  /** A calendar feed of bookings; the token is the secret of the link. */
  bookingFeed: (token: string) => `/calendar/${token}.ics`,
  conferenceRoom: (query?: Query) => withQuery(roomBookingPath, query),
  /** The page that the code at the door leads to. */
  roomCheckIn: roomCheckInPath,
  /** The tablet next to a room's door. */
  roomDoor: () => '/room-door',
  dashboard: () => '/dashboard',
  myCases: () => '/my-case',
  myCase: (id: string) => `/my-case?id=${id}`,
  myMessages: () => '/my-message',
  reach: () => '/reach',
  /** Ends mails about a matter; works without logging in. The parameter's name keeps the secret out of the log. */
  unsubscribe: (token: string, matter: string) => withQuery('/unsubscribe', { token, matter }),
  /** Confirms the mail address that the link was sent to. */
  verifyMail: (token: string) => withQuery('/verify-mail', { token }),
  collectedActivities: () => '/collect-activity',
  collectedMessages: () => '/collect-message',
  collectedServices: () => '/collect-serve',
  enterprisePreserve: (tab?: 'members' | 'invites' | 'stories') => withQuery('/enterprise-preserve', { tab }),
  /** The request to change the enterprise's registered data. */
  enterpriseChange: () => '/enterprise-preserve#change',
  /** A story the enterprise writes about itself. */
  ownStory: (id: string) => `/enterprise-preserve/story/${id}`,
  personPreserve: (anchor?: 'enterprises') => (anchor ? `/person-preserve#${anchor}` : '/person-preserve'),
  manageHome: () => '/manage/home',
  manageTodo: (query?: Query) => withQuery('/manage/todo', query),
  manageAudits: (query?: Query) => withQuery('/manage/enterprise-audit', query),
  manageAudit: (id: string) => `/manage/enterprise-audit/${id}`,
  manageUsers: (query?: Query) => withQuery('/manage/user', query),
  manageContents: () => '/manage/content',
  manageContent: (id: string) => `/manage/content/${id}`,
  newContent: (column: ArticleColumn) => withQuery('/manage/content/new', { column }),
  costQuery: (query?: Query) => withQuery('/cost-query', query),
  myPayment: (id: string) => `/my-payment/${id}`,
  utilityBills: () => '/utility-bill-manage',
  waterInformation: (id?: string) => withPart('/waterInformation', id),
  electricityInformation: (id?: string) => withPart('/electricityInformation', id),
  paymentComing: () => '/payment-coming',
  manageMeters: (query?: Query) => withQuery('/manage/meter', query),
  manageBills: (query?: Query) => withQuery('/manage/bill', query),
  manageFees: (query?: Query) => withQuery('/manage/fee', query),
  manageHandBill: (id: string, query?: Query) => withQuery(`/manage/bill/hand/${id}`, query),
  /** Payment notices of a month, below the bills. */
  manageNotices: (query?: Query) => withQuery('/manage/bill/notice', query),
  manageCollection: () => '/manage/collection',
  manageBusinessReport: (query?: Query) => withQuery('/manage/business-report', query),
  manageBuildings: (query?: Query) => withQuery('/manage/building', query),
  manageContracts: (query?: Query) => withQuery('/manage/contract', query),
  manageSettlement: (contractId: string) => `/manage/contract/${contractId}/settlement`,
  manageContractChange: (id: string, kind?: string) => withQuery(`/manage/contract/${id}/change`, { kind }),
  manageRooms: (query?: Query) => withQuery('/manage/conference-room', query),
  managePayOrders: (query?: Query) => withQuery('/manage/pay-order', query),
  manageSearch: (query?: Query) => withQuery('/manage/search', query),
  manageInvoices: (query?: Query) => withQuery('/manage/invoice', query),
  manageReconcile: (query?: Query) => withQuery('/manage/reconcile', query),
  /** Money that came without an order; `line` opens the form for a bank line. */
  manageReceive: (query?: Query) => withQuery('/manage/receive', query),
  /** An enterprise as the park’s finance office sees it. */
  manageTenant: (id: string, query?: Query) => withQuery(`/manage/receive/${id}`, query),
  manageMoneyRules: () => '/manage/money-rules',
  /** What has to be ready before the park opens. */
  manageSetup: () => '/manage/setup',
  manageParkSetting: (query?: Query) => withQuery('/manage/park-setting', query),
  managePaySetting: () => '/manage/park-setting/pay',
  manageRefunds: (query?: Query) => withQuery('/manage/refund', query),
  manageDeclarations: (query?: Query) => withQuery('/manage/declaration', query),
  manageReviews: (query?: Query) => withQuery('/manage/my-review', query),
  managePayouts: (query?: Query) => withQuery('/manage/payout', query),
  manageQuestions: (query?: Query) => withQuery('/manage/policy-question', query),
  manageMatches: (query?: Query) => withQuery('/manage/match', query),
  manageRepairs: (query?: Query) => withQuery('/manage/repair', query),
  manageUpkeep: (query?: Query) => withQuery('/manage/upkeep', query),
  myRepairs: (query?: Query) => withQuery('/manage/my-repair', query),
  manageGuide: () => '/manage/site/guide',
  manageStatement: () => '/manage/site/statement',
  manageReceipt: (id?: string) => withPart('/manage/receipt', id),
  manageTop: () => '/manage/top',
  manageCarousels: () => '/manage/carousel',
  manageSite: () => '/manage/site',
  manageRoles: (query?: Query) => withQuery('/manage/role', query),
  manageDictionary: (query?: Query) => withQuery('/manage/dict', query),
  manageCustomRoles: (query?: Query) => withQuery('/manage/custom-role', query),
  manageCustomRole: (role: string) => withQuery('/manage/custom-role', { role }),
  manageArchives: (query?: Query) => withQuery('/manage/archive', query),
  manageImports: (query?: Query) => withQuery('/manage/import', query),
  manageImport: (id: string, query?: Query) => withQuery(`/manage/import/${id}`, query),
  /** Acts on many rows at once; `run` opens one. */
  manageBulk: (query?: Query) => withQuery('/manage/bulk', query),
  /** Work that changes hands: of everyone, or of one person. */
  manageHandover: (userId?: string) => withPart('/manage/handover', userId),
  /** The leaves of the operator who reads it. */
  manageLeave: () => '/manage/leave',
  manageLog: (query?: Query) => withQuery('/manage/log', query),
  /** The id is also the secret of the link. */
  invite: (id: string) => `/invite/${id}`,
  managePolicies: (query?: Query) => withQuery('/manage/policy', query),
  /** `new` creates one. */
  managePolicy: (id: string) => `/manage/policy/${id}`,
  manageItems: (query?: Query) => withQuery('/manage/declare-item', query),
  manageItem: (id: string, policyId?: string) => withQuery(`/manage/declare-item/${id}`, { policyId }),
  rss: (column: ArticleColumn, filter?: Query) => withQuery(`/rss/${column.toLowerCase()}.xml`, filter),
  policyRss: (filter?: Query) => withQuery('/rss/policy.xml', filter),
};

import { findLink, listAddresses, type ReadText } from './addresses.ts';

interface PageKind {
  name: string;
  find: (read: ReadText) => Promise<string>;
  status?: number;
  /** Without the frame and without text before its script runs: a single-purpose screen. */
  isBare?: boolean;
}

const at = (path: string) => async () => path;

const firstOf = (part: string) => async (read: ReadText) => {
  const found = (await listAddresses(read)).get(part)?.[0];
  if (!found) throw new Error(`the site map has no ${part}`);
  return found;
};

/** The posts of a kind whose text contains these words. */
const foundIn = (kind: string, words: string) => `/yangling?${new URLSearchParams({ kind, keyword: words })}`;

/**
 * One page of each kind that a visitor can reach: `html/` reads them in every language, `every-page.spec.ts` renders
 * them.
 */
export const pageKinds: PageKind[] = [
  { name: 'home', find: at('/') },
  { name: 'industry news', find: at('/information/industrylist') },
  { name: 'industry article', find: firstOf('industry') },
  { name: 'second page of a list', find: at('/information/industrylist?page=2') },
  { name: 'list with nothing in it', find: at('/information/industrylist?tag=rose&year=2001') },
  { name: 'notices', find: at('/information/noticelist') },
  { name: 'notice', find: firstOf('notice') },
  { name: 'park news', find: at('/information/parknews') },
  { name: 'park article', find: firstOf('park') },
  { name: 'enterprises', find: at('/information/corporate-style') },
  { name: 'enterprise', find: firstOf('enterprise') },
  { name: 'safety notices', find: at('/information/safe-production') },
  { name: 'safety notice', find: firstOf('safety') },
  { name: 'policies', find: at('/policy/policylist') },
  { name: 'policy', find: firstOf('policy') },
  { name: 'declaration', find: at('/policy/declaration') },
  {
    name: 'declaration item',
    find: (read) => findLink(read, '/policy/declaration', /^\/policy\/declaration\?itemId=/),
  },
  { name: 'buildings', find: at('/service/large-building') },
  { name: 'map of the buildings', find: at('/service/large-building?view=map') },
  { name: 'building', find: firstOf('building') },
  { name: 'venues', find: at('/service/fieldlist') },
  { name: 'venue', find: firstOf('venue') },
  { name: 'supply and demand', find: at('/match') },
  { name: 'tutors', find: at('/service/tutorlist') },
  { name: 'tutor', find: firstOf('tutor') },
  { name: 'machine hours', find: at('/resources/chuangxin/instrument') },
  { name: 'varieties', find: at('/resources/chuangxin/variety') },
  { name: 'results of research', find: at('/resources/chuangxin/achievement') },
  { name: 'community', find: at('/yangling') },
  {
    name: 'theme',
    find: (read) => findLink(read, '/yangling?kind=THEME', /^\/themedetails\//),
  },
  {
    name: 'question',
    find: (read) => findLink(read, '/yangling?kind=QUESTION', /^\/answerdetails\//),
  },
  {
    name: 'draw',
    find: (read) => findLink(read, '/yangling?kind=LOTTERY&order=NEW', /^\/awarddetails\//),
  },
  {
    name: 'draw that was drawn',
    find: (read) => findLink(read, foundIn('LOTTERY', '开放日留影'), /^\/awarddetails\//),
  },
  {
    name: 'vote',
    find: (read) => findLink(read, foundIn('VOTE', '午餐窗口'), /^\/votedetails\//),
  },
  {
    name: 'vote that is over',
    find: (read) => findLink(read, foundIn('VOTE', '夜间照明亮度'), /^\/votedetails\//),
  },
  {
    name: 'recruitment',
    find: (read) => findLink(read, foundIn('RECRUIT', '组培车间接种员'), /^\/recruit\//),
  },
  {
    name: 'recruitment that is over',
    find: (read) => findLink(read, foundIn('RECRUIT', '兰展布展'), /^\/recruit\//),
  },
  { name: 'organisation chart', find: at('/organization-chart') },
  { name: 'organisation found', find: at(`/organization-chart?keyword=${encodeURIComponent('夜班')}`) },
  { name: 'organisation', find: firstOf('organization') },
  // From the demo park; no list links to it.
  { name: 'invitation', find: at('/invite/3308J85TD4QDGHDJ6ZF7DC2HES') },
  { name: 'activities', find: at('/application/activityList') },
  { name: 'salons', find: at('/businesssalon/startup') },
  { name: 'trainings', find: at('/businesssalon/teacherlist') },
  { name: 'activity', find: firstOf('activity') },
  { name: 'contests', find: at('/contest/competition-list') },
  { name: 'contest', find: firstOf('contest') },
  { name: 'supply or demand', find: firstOf('project') },
  { name: 'services', find: at('/service/servicelist') },
  {
    name: 'services side by side',
    find: (read) => findLink(read, '/service/servicelist', /^\/service\/servicelist\?.*compare=/),
  },
  { name: 'service', find: firstOf('service') },
  { name: 'shop', find: firstOf('shop') },
  { name: 'institutions', find: at('/investment/institution') },
  { name: 'institution', find: firstOf('institution') },
  {
    name: 'financial product',
    find: (read) => findLink(read, '/investment/institution', /^\/financial-product-details\//),
  },
  { name: 'ventures', find: at('/investment/venturelist') },
  { name: 'venture', find: firstOf('venture') },
  { name: 'batches of flowers', find: at('/farming-process') },
  { name: 'batch of flowers', find: firstOf('batch') },
  {
    name: 'labels of a batch',
    find: async (read) => (await firstOf('batch')(read)).replace('-detail', '-label'),
    isBare: true,
  },
  { name: 'missing batch', find: at('/farming-process-detail/01J0000000000000000000NONE'), status: 404 },
  { name: 'flower prices', find: at('/flower-price') },
  { name: 'public services', find: at('/services') },
  { name: 'pay money', find: at('/pay-money') },
  { name: 'property fee', find: at('/property-fee') },
  { name: 'water', find: at('/water-query') },
  { name: 'electricity', find: at('/electricity-query') },
  { name: 'about us', find: at('/about-us') },
  { name: 'agreement', find: at('/agreement') },
  { name: 'registration guide', find: at('/registration-guide') },
  { name: 'carousel', find: firstOf('feature') },
  { name: 'search', find: at('/search') },
  { name: 'search results', find: at(`/search?keyword=${encodeURIComponent('花')}`) },
  { name: 'report of a guest', find: at('/guest-repair?asset=DEMO-P01') },
  { name: 'ticket of a guest', find: at('/guest-repair?key=DEMO-GUEST') },
  { name: 'room door', find: at('/room-door'), isBare: true },
  { name: 'cashier', find: at('/pay-choice/none'), isBare: true },
  { name: 'result of a payment', find: at('/pay-result'), isBare: true },
  { name: 'check of a certificate', find: at('/certificate-check?code=0000-0000-0000') },
  { name: 'check of a receipt', find: at('/receipt-check?no=ZF1&code=0000-0000') },
  { name: 'receipt', find: at('/pay-receipt/none'), isBare: true },
  // From the demo park; no list links to it.
  { name: 'withdrawn notice', find: at('/information/noticelist/2C79V8B5WCANT8CNB4R0JECK5F'), status: 410 },
  { name: 'missing page', find: at('/404'), status: 404 },
  { name: 'forbidden page', find: at('/401'), status: 401 },
];

export const languages = { zh: 'zh-CN', en: 'en', es: 'es', ja: 'ja' } as const;
export type Language = keyof typeof languages;

/** The address of a page in a language; Chinese has the plain one. */
export const addressIn = (language: Language, address: string): string =>
  language === 'zh' ? address : `${address}${address.includes('?') ? '&' : '?'}lang=${language}`;

import type { PayloadFixtures } from './payload-fixtures.ts';

/** Public pages that contain the texts. */
export function publicPages({ articles, article, story, ...payloads }: PayloadFixtures): string[] {
  const { enterpriseId } = payloads.fixtures;
  return [
    '/',
    ...['industrylist', 'noticelist', 'parknews', 'corporate-style', 'safe-production'].map(
      (list) => `/information/${list}`,
    ),
    `/information/noticelist/${article}`,
    `/information/industrylist/${articles.INDUSTRY}`,
    `/information/parknews/${articles.PARK}`,
    `/information/safe-production-details/${articles.SAFETY}`,
    `/information/corporate-style-details/${enterpriseId}`,
    `/information/corporate-style-details/${enterpriseId}?story=${story}`,
    '/policy/policylist',
    `/policy/policylist/${payloads.policy}`,
    '/policy/declaration',
    `/policy/declaration?itemId=${payloads.item}`,
    `/wheel-planting/${payloads.slide}`,
    `/invite/${payloads.invite}`,
    '/about-us',
    '/agreement',
    '/login',
    '/search?keyword=alert',
    payloads.preview,
    payloads.policyPreview,
    ...payloads.pages.public,
  ];
}

const repeating = [
  '/search?keyword=',
  '/information/industrylist?keyword=',
  '/information/corporate-style?keyword=',
  '/policy/policylist?keyword=',
  '/information/noticelist?tag=',
  '/login?redirect=',
  '/psdSuccess?from=',
  '/language?to=zh&back=',
  '/policy/declaration?itemId=',
  '/h5/information/industrylist?page=',
  '/',
  '/information/',
];

/** Pages that may echo parts of their URL, each with one of the texts. */
export const reflectingPages = (texts: readonly string[]): string[] =>
  texts.map((text, at) => `${repeating[at % repeating.length]}${encodeURIComponent(text.toWellFormed())}`);

/** Pages in other languages, for translated content. */
export const translatedPages = ({ article, story, fixtures }: PayloadFixtures): string[] => [
  '/',
  '/about-us',
  '/registration-guide',
  `/information/noticelist/${article}`,
  `/information/corporate-style-details/${fixtures.enterpriseId}?story=${story}`,
];

/** URLs read by programs other than browsers. */
export const feeds = ({ article, item, pages }: PayloadFixtures): string[] => [
  '/rss/notice.xml',
  '/rss/park.xml',
  '/rss/style.xml',
  '/rss/industry.xml',
  '/rss/safety.xml',
  '/rss/policy.xml',
  '/sitemap.xml',
  ...pages.feeds,
  `/policy/declaration/${item}.ics`,
  `/information/noticelist/${article}.ics`,
];

export const personPages = ({ article, pages }: PayloadFixtures): string[] => [
  '/dashboard',
  '/person-preserve',
  // A large page, since other fixtures write to the same reader.
  '/my-message?size=50',
  '/my-case?size=50',
  '/collect-message',
  '/change-password',
  ...pages.person,
  `/information/noticelist/${article}`,
];

export const ownerPages = ({ story, pages }: PayloadFixtures): string[] => [
  '/dashboard',
  '/enterprise-preserve',
  '/enterprise-preserve?tab=members',
  '/enterprise-preserve?tab=stories',
  `/enterprise-preserve/story/${story}`,
  // A large page, since other fixtures write to the same reader.
  '/my-message?size=50',
  '/my-case?size=50',
  ...pages.owner,
  '/person-preserve',
];

export const operatorPages = ({ article, returned, story, ...payloads }: PayloadFixtures): string[] => [
  '/manage/home',
  '/manage/todo',
  '/manage/enterprise-audit',
  '/manage/enterprise-audit?view=enterprises',
  `/manage/enterprise-audit/${payloads.application}`,
  `/manage/enterprise-audit/${payloads.change}`,
  '/manage/user',
  `/manage/user?user=${payloads.entered}`,
  `/manage/user?user=${payloads.fixtures.person.user.id}`,
  `/manage/user?tab=appeals&appeal=${payloads.appeal}`,
  '/manage/role',
  '/manage/role?tree=person',
  '/manage/role?tab=grants',
  ...['TAG', 'REGION', 'HONOUR', 'POLICY_DEPT'].map((list) => `/manage/dict?list=${list}`),
  '/manage/site',
  '/manage/site/guide',
  '/manage/site/statement',
  '/manage/policy',
  `/manage/policy/${payloads.returnedPolicy}`,
  `/manage/policy/${payloads.policy}?versions=1`,
  '/manage/declare-item',
  `/manage/declare-item/${payloads.item}`,
  '/manage/content',
  `/manage/content/${returned}`,
  `/manage/content/${story}`,
  `/manage/content/${article}?versions=1`,
  '/manage/carousel',
  `/manage/carousel?slide=${payloads.slide}`,
  '/manage/receipt',
  `/manage/receipt/${article}`,
  '/manage/top',
  ...payloads.pages.operator,
  '/manage/log',
  ...payloads.logged.map((id) => `/manage/log?id=${id}`),
  // A large page, since other fixtures write to the same reader.
  '/my-message?size=50',
  '/person-preserve',
];

import type { World } from './hostile-world.ts';

/** Where the public meets the texts. */
export function publicPages({ articles, article, story, ...world }: World): string[] {
  const { enterpriseId } = world.cast;
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
    `/policy/policylist/${world.policy}`,
    '/policy/declaration',
    `/policy/declaration?itemId=${world.item}`,
    `/wheel-planting/${world.slide}`,
    `/invite/${world.invite}`,
    '/about-us',
    '/agreement',
    '/login',
    '/search?keyword=alert',
    world.preview,
    world.policyPreview,
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
  '/h5/news?page=',
  '/',
  '/information/',
];

/** Pages that may repeat what their address says: each text in one of them. */
export const reflectingPages = (texts: readonly string[]): string[] =>
  texts.map((text, at) => `${repeating[at % repeating.length]}${encodeURIComponent(text.toWellFormed())}`);

/** Pages in another language, for what is translated. */
export const translatedPages = ({ article, story, cast }: World): string[] => [
  '/',
  '/about-us',
  '/registration-guide',
  `/information/noticelist/${article}`,
  `/information/corporate-style-details/${cast.enterpriseId}?story=${story}`,
];

/** What is read by other programs than a browser. */
export const feeds = ({ article, item }: World): string[] => [
  '/rss/notice.xml',
  '/rss/park.xml',
  '/rss/style.xml',
  '/rss/industry.xml',
  '/rss/safety.xml',
  '/rss/policy.xml',
  '/sitemap.xml',
  `/policy/declaration/${item}.ics`,
  `/information/noticelist/${article}.ics`,
];

export const phonePages = ({ article, policy }: World): string[] => [
  '/h5/',
  '/h5/notice',
  '/h5/news',
  '/h5/policy',
  `/h5/notice/${article}`,
  `/h5/policy/${policy}`,
];

export const personPages = ({ article }: World): string[] => [
  '/dashboard',
  '/person-preserve',
  '/my-message',
  '/my-case',
  '/collect-message',
  '/change-password',
  `/information/noticelist/${article}`,
];

export const ownerPages = ({ story }: World): string[] => [
  '/dashboard',
  '/enterprise-preserve',
  '/enterprise-preserve?tab=members',
  '/enterprise-preserve?tab=stories',
  `/enterprise-preserve/story/${story}`,
  '/my-message',
  '/my-case',
  '/person-preserve',
];

export const operatorPages = ({ article, returned, story, ...world }: World): string[] => [
  '/manage/home',
  '/manage/todo',
  '/manage/enterprise-audit',
  '/manage/enterprise-audit?view=enterprises',
  `/manage/enterprise-audit/${world.application}`,
  `/manage/enterprise-audit/${world.change}`,
  '/manage/user',
  `/manage/user?user=${world.entered}`,
  `/manage/user?user=${world.cast.person.user.id}`,
  `/manage/user?tab=appeals&appeal=${world.appeal}`,
  '/manage/role',
  '/manage/role?tree=person',
  '/manage/role?tab=grants',
  ...['TAG', 'REGION', 'HONOUR', 'POLICY_DEPT'].map((list) => `/manage/dict?list=${list}`),
  '/manage/site',
  '/manage/site/guide',
  '/manage/site/statement',
  '/manage/policy',
  `/manage/policy/${world.returnedPolicy}`,
  `/manage/policy/${world.policy}?versions=1`,
  '/manage/declare-item',
  `/manage/declare-item/${world.item}`,
  '/manage/content',
  `/manage/content/${returned}`,
  `/manage/content/${story}`,
  `/manage/content/${article}?versions=1`,
  '/manage/carousel',
  `/manage/carousel?slide=${world.slide}`,
  '/manage/receipt',
  `/manage/receipt/${article}`,
  '/manage/top',
  '/manage/log',
  ...world.logged.map((id) => `/manage/log?id=${id}`),
  '/my-message',
  '/person-preserve',
];

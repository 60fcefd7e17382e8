import { paths } from '../../../../paths.ts';
import {
  site_home,
  site_nav_activities,
  site_nav_community,
  site_nav_contest,
  site_nav_declaration,
  site_nav_enterprise_service,
  site_nav_industry,
  site_nav_information,
  site_nav_institutions,
  site_nav_interpretation,
  site_nav_investment,
  site_nav_mentors,
  site_nav_notices,
  site_nav_park_news,
  site_nav_pay,
  site_nav_policy,
  site_nav_resources,
  site_nav_safety,
  site_nav_salon,
  site_nav_service,
  site_nav_sign_up,
  site_nav_style,
  site_nav_training,
  site_nav_ventures,
  site_nav_venues,
} from '../../../../platform/i18n/paraglide/messages.js';
import type { NavMenuItem } from '../../../../ui/nav-menu/NavMenu.tsx';
import type { HasPage } from '../../shared/known-pages.ts';

interface Entry {
  text: () => string;
  href: string;
}

interface Group {
  key: string;
  text: () => string;
  /** Addresses under this belong to the group, for example `/policy`. */
  under?: string;
  entries: Entry[];
}

const information: Entry[] = [
  { text: site_nav_industry, href: paths.articleList('INDUSTRY') },
  { text: site_nav_notices, href: paths.articleList('NOTICE') },
  { text: site_nav_park_news, href: paths.articleList('PARK') },
  { text: site_nav_style, href: paths.articleList('STYLE') },
  { text: site_nav_safety, href: paths.articleList('SAFETY') },
];

const groups: Group[] = [
  { key: 'home', text: site_home, entries: [{ text: site_home, href: paths.home() }] },
  { key: 'information', text: site_nav_information, under: '/information', entries: information },
  {
    key: 'policy',
    text: site_nav_policy,
    under: '/policy',
    entries: [
      { text: site_nav_interpretation, href: paths.policyList() },
      { text: site_nav_declaration, href: paths.declaration() },
    ],
  },
  {
    key: 'service',
    text: site_nav_service,
    under: '/service',
    entries: [
      { text: site_nav_enterprise_service, href: paths.serviceList() },
      { text: site_nav_venues, href: paths.venueList() },
      { text: site_nav_mentors, href: paths.tutorList() },
      { text: site_nav_resources, href: paths.resources() },
    ],
  },
  {
    key: 'investment',
    text: site_nav_investment,
    under: '/investment',
    entries: [
      { text: site_nav_institutions, href: paths.institutionList() },
      { text: site_nav_ventures, href: paths.ventureList() },
    ],
  },
  {
    key: 'activities',
    text: site_nav_activities,
    entries: [
      { text: site_nav_salon, href: paths.salonList() },
      { text: site_nav_training, href: paths.trainingList() },
      { text: site_nav_contest, href: paths.contestList() },
      { text: site_nav_sign_up, href: paths.activityList() },
    ],
  },
  {
    key: 'community',
    text: site_nav_community,
    entries: [{ text: site_nav_community, href: paths.community() }],
  },
  { key: 'pay', text: site_nav_pay, entries: [{ text: site_nav_pay, href: paths.payMoney() }] },
];

const isAt = (path: string, href: string) => path === href || path.startsWith(`${href}/`);

function isCurrent(path: string, entry: Entry): boolean {
  if (entry.href === '/') return path === '/';
  // Details of two columns lie beside their list, not under it.
  return isAt(path, entry.href) || isAt(path, `${entry.href}-details`);
}

/** The main navigation as far as its pages exist, with the place of the present page marked. */
export function navigationFor(path: string, hasPage: HasPage): NavMenuItem[] {
  return groups.flatMap(({ key, text, under, entries }) => {
    const existing = entries.filter(({ href }) => hasPage(href));
    const [first] = existing;
    if (!first) return [];
    const current = existing.some((entry) => isCurrent(path, entry)) || Boolean(under && isAt(path, under));
    const children = entries.length === 1 ? [] : existing;
    return [
      {
        key,
        text: text(),
        href: first.href,
        current,
        children: children.map((entry) => ({
          href: entry.href,
          text: entry.text(),
          current: isCurrent(path, entry),
        })),
      },
    ];
  });
}

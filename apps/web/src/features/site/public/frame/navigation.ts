import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { NavMenuItem } from '../../../../ui/nav-menu/NavMenu.tsx';
import type { HasPage } from '../../shared/known-pages.ts';

interface Entry {
  text: () => string;
  href: string;
  /** Address of the detail pages, if they are not below the entry's. */
  details?: string[];
}

interface Group {
  key: string;
  text: () => string;
  /** Addresses below this belong to the group, for example `/policy`. */
  under?: string;
  entries: Entry[];
}

/** Safety is a tab among the columns, not a menu entry. */
const information: Entry[] = [
  { text: m.site_nav_industry, href: paths.articleList('INDUSTRY') },
  { text: m.site_nav_notices, href: paths.articleList('NOTICE') },
  { text: m.site_nav_park_news, href: paths.articleList('PARK') },
  { text: m.site_nav_style, href: paths.articleList('STYLE') },
];

const groups: Group[] = [
  { key: 'home', text: m.site_home, entries: [{ text: m.site_home, href: paths.home() }] },
  { key: 'information', text: m.site_nav_information, under: '/information', entries: information },
  {
    key: 'policy',
    text: m.site_nav_policy,
    under: '/policy',
    entries: [
      { text: m.site_nav_interpretation, href: paths.policyList() },
      { text: m.site_nav_declaration, href: paths.declaration() },
    ],
  },
  {
    key: 'service',
    text: m.site_nav_service,
    under: '/service',
    entries: [
      { text: m.site_nav_enterprise_service, href: paths.serviceList() },
      { text: m.hall_title, href: paths.matchList() },
      { text: m.site_nav_venues, href: paths.venueList() },
      { text: m.site_nav_buildings, href: paths.buildingList() },
      { text: m.farm_title, href: paths.farmingList() },
      { text: m.price_title, href: paths.flowerPrice() },
      { text: m.site_nav_mentors, href: paths.tutorList() },
      { text: m.site_nav_resources, href: paths.resources() },
    ],
  },
  {
    key: 'investment',
    text: m.site_nav_investment,
    under: '/investment',
    entries: [
      { text: m.site_nav_institutions, href: paths.institutionList() },
      { text: m.site_nav_ventures, href: paths.ventureList() },
    ],
  },
  {
    key: 'activities',
    text: m.site_nav_activities,
    entries: [
      { text: m.site_nav_salon, href: paths.salonList() },
      { text: m.site_nav_training, href: paths.trainingList() },
      { text: m.site_nav_contest, href: paths.contestList(), details: ['/contest/contestintroduce'] },
      {
        text: m.site_nav_sign_up,
        href: paths.activityList(),
        details: ['/application/activityDetails', '/businesssalon/itemdetails'],
      },
    ],
  },
  {
    key: 'community',
    text: m.site_nav_community,
    entries: [
      {
        text: m.site_nav_community,
        href: paths.community(),
        details: ['/themedetails', '/answerdetails', '/awarddetails', '/votedetails', '/recruit'],
      },
      {
        text: m.site_foot_organisation,
        href: paths.organizationChart(),
        details: ['/organization-chart-detail'],
      },
    ],
  },
  { key: 'pay', text: m.site_nav_pay, entries: [{ text: m.site_nav_pay, href: paths.payMoney() }] },
];

const isAt = (path: string, href: string) => path === href || path.startsWith(`${href}/`);

function isCurrent(path: string, entry: Entry): boolean {
  if (entry.href === '/') return path === '/';
  // The detail pages of two columns have addresses next to their list's, not below it.
  return [entry.href, `${entry.href}-details`, ...(entry.details ?? [])].some((href) => isAt(path, href));
}

/** The place of a page: pages in the bottom bar have a name, all others a way back. */
export interface Place {
  name?: string;
  back?: { href: string; text: string };
}

/** Whether an entry of the bottom bar is the current page. */
export const isPlace = (path: string, href: string) =>
  path === href || (href === paths.policyList() && path === paths.declaration());

/** The way one step back from a page: from an article to its list, from a list to the home page. */
export function placeFor(path: string, hasPage: HasPage): Place {
  if (path === paths.home()) return {};
  if (path === paths.publicServices()) return { name: m.public_service_title() };
  if (isPlace(path, paths.policyList())) return { name: m.site_nav_policy() };
  const entries = groups.flatMap((group) => group.entries).filter(({ href }) => hasPage(href));
  const list = entries.find((entry) => entry.href !== path && isCurrent(path, entry));
  const back = list ?? { href: paths.home(), text: m.site_home };
  return { back: { href: back.href, text: back.text() } };
}

/** The main navigation limited to existing pages, with the current one marked. */
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

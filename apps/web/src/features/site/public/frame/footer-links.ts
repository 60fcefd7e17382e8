import { paths } from '../../../../paths.ts';
import {
  site_about_us,
  site_foot_audit,
  site_foot_cases,
  site_foot_community,
  site_foot_conference,
  site_foot_contact,
  site_foot_errands,
  site_foot_guide,
  site_foot_help,
  site_foot_organisation,
  site_foot_pay,
  site_foot_privacy,
  site_foot_repair,
  site_foot_search,
  site_foot_take_part,
  site_nav_contest,
  site_nav_declaration,
  site_nav_enterprise_service,
  site_nav_industry,
  site_nav_information,
  site_nav_institutions,
  site_nav_interpretation,
  site_nav_mentors,
  site_nav_notices,
  site_nav_park_news,
  site_nav_policy,
  site_nav_resources,
  site_nav_safety,
  site_nav_service,
  site_nav_sign_up,
  site_nav_style,
  site_nav_venues,
  site_register,
  site_tools_statement,
} from '../../../../platform/i18n/paraglide/messages.js';
import type { HasPage } from '../../shared/known-pages.ts';

type Entry = [text: () => string, href: string];

const groups: { title: () => string; entries: Entry[] }[] = [
  {
    title: site_foot_errands,
    entries: [
      [site_foot_pay, paths.payMoney()],
      [site_foot_repair, paths.repair()],
      [site_foot_conference, paths.conferenceRoom()],
      [site_foot_cases, paths.myCases()],
      [site_register, paths.register()],
      [site_foot_audit, paths.audit()],
    ],
  },
  {
    title: site_nav_information,
    entries: [
      [site_nav_industry, paths.articleList('INDUSTRY')],
      [site_nav_notices, paths.articleList('NOTICE')],
      [site_nav_park_news, paths.articleList('PARK')],
      [site_nav_style, paths.articleList('STYLE')],
      [site_nav_safety, paths.articleList('SAFETY')],
    ],
  },
  {
    title: site_nav_policy,
    entries: [
      [site_nav_interpretation, paths.policyList()],
      [site_nav_declaration, paths.declaration()],
    ],
  },
  {
    title: site_nav_service,
    entries: [
      [site_nav_enterprise_service, paths.serviceList()],
      [site_nav_venues, paths.venueList()],
      [site_nav_mentors, paths.tutorList()],
      [site_nav_institutions, paths.institutionList()],
      [site_nav_resources, paths.resources()],
    ],
  },
  {
    title: site_foot_take_part,
    entries: [
      [site_nav_sign_up, paths.activityList()],
      [site_nav_contest, paths.contestList()],
      [site_foot_community, paths.community()],
      [site_foot_organisation, paths.organizationChart()],
    ],
  },
  {
    title: site_foot_help,
    entries: [
      [site_foot_guide, paths.registrationGuide()],
      [site_about_us, paths.aboutUs()],
      [site_foot_search, paths.search()],
      [site_tools_statement, paths.aboutUs('accessibility')],
      [site_foot_privacy, paths.aboutUs('privacy')],
      [site_foot_contact, paths.aboutUs('contact')],
    ],
  },
];

export interface FooterGroup {
  title: string;
  links: { text: string; href: string }[];
}

/** Links by group; only to pages that exist, and no group without a link. */
export function footerGroups(hasPage: HasPage): FooterGroup[] {
  return groups
    .map(({ title, entries }) => ({
      title: title(),
      links: entries.filter(([, href]) => hasPage(href)).map(([text, href]) => ({ text: text(), href })),
    }))
    .filter(({ links }) => links.length > 0);
}

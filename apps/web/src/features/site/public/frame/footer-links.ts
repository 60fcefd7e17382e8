import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { HasPage } from '../../shared/known-pages.ts';

type Entry = [text: () => string, href: string];

const groups: { title: () => string; entries: Entry[] }[] = [
  {
    title: m.site_foot_task,
    entries: [
      [m.public_service_all, paths.publicServices()],
      [m.site_foot_pay, paths.payMoney()],
      [m.site_foot_repair, paths.repair()],
      [m.site_foot_conference, paths.conferenceRoom()],
      [m.site_foot_cases, paths.myCases()],
      [m.site_register, paths.register()],
      [m.site_foot_audit, paths.audit()],
    ],
  },
  {
    title: m.site_nav_information,
    entries: [
      [m.site_nav_industry, paths.articleList('INDUSTRY')],
      [m.site_nav_notices, paths.articleList('NOTICE')],
      [m.site_nav_park_news, paths.articleList('PARK')],
      [m.site_nav_style, paths.articleList('STYLE')],
      [m.site_nav_safety, paths.articleList('SAFETY')],
    ],
  },
  {
    title: m.site_nav_policy,
    entries: [
      [m.site_nav_interpretation, paths.policyList()],
      [m.site_nav_declaration, paths.declaration()],
    ],
  },
  {
    title: m.site_nav_service,
    entries: [
      [m.site_nav_enterprise_service, paths.serviceList()],
      [m.hall_title, paths.matchList()],
      [m.site_nav_venues, paths.venueList()],
      [m.site_nav_buildings, paths.buildingList()],
      [m.farm_title, paths.farmingList()],
      [m.price_title, paths.flowerPrice()],
      [m.site_nav_mentors, paths.tutorList()],
      [m.site_nav_institutions, paths.institutionList()],
      [m.site_nav_ventures, paths.ventureList()],
      [m.site_nav_resources, paths.resources()],
    ],
  },
  {
    title: m.site_foot_take_part,
    entries: [
      [m.site_nav_sign_up, paths.activityList()],
      [m.learn_check_title, paths.certificateCheck()],
      [m.site_nav_contest, paths.contestList()],
      [m.site_foot_community, paths.community()],
      [m.site_foot_organisation, paths.organizationChart()],
    ],
  },
  {
    title: m.site_foot_help,
    entries: [
      [m.site_foot_guide, paths.registrationGuide()],
      [m.site_about_us, paths.aboutUs()],
      [m.site_foot_search, paths.search()],
      [m.site_tools_statement, paths.aboutUs('accessibility')],
      [m.site_foot_privacy, paths.aboutUs('privacy')],
      [m.site_foot_contact, paths.aboutUs('contact')],
    ],
  },
];

export interface FooterGroup {
  title: string;
  links: { text: string; href: string }[];
}

/** Links by group; only to pages that exist, and no empty groups. */
export function footerGroups(hasPage: HasPage): FooterGroup[] {
  return groups
    .map(({ title, entries }) => ({
      title: title(),
      links: entries.filter(([, href]) => hasPage(href)).map(([text, href]) => ({ text: text(), href })),
    }))
    .filter(({ links }) => links.length > 0);
}

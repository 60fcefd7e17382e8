import * as m from '@portal/texts/messages';
import { paths } from '../paths.ts';

/** What people come to do. */
interface PublicTask {
  href: () => string;
  name: () => string;
  note: () => string;
  /** Further words that find it, separated by spaces. */
  words: () => string;
}

/** The services that the search finds, the usual ones first. */
export const publicTasks = {
  PAY: {
    href: () => paths.payMoney(),
    name: m.billing_task_pay,
    note: m.billing_task_pay_note,
    words: m.public_task_pay_words,
  },
  BILLS: {
    href: () => paths.costQuery(),
    name: m.billing_task_bills,
    note: m.billing_task_bills_note,
    words: m.public_task_bills_words,
  },
  METERS: {
    href: () => paths.utilityBills(),
    name: m.billing_task_meters,
    note: m.billing_task_meters_note,
    words: m.public_task_meters_words,
  },
  WATER: {
    href: () => paths.utilityBills(),
    name: m.public_task_water,
    note: m.billing_task_meters_note,
    words: m.public_task_water_words,
  },
  POWER: {
    href: () => paths.utilityBills(),
    name: m.public_task_power,
    note: m.billing_task_meters_note,
    words: m.public_task_power_words,
  },
  INVOICE: {
    href: () => paths.myPayments(),
    name: m.public_task_invoice,
    note: m.pay_task_note,
    words: m.public_task_invoice_words,
  },
  PAYMENTS: {
    href: () => paths.myPayments(),
    name: m.pay_task,
    note: m.pay_task_note,
    words: m.public_task_payments_words,
  },
  REPAIR: {
    href: () => paths.repair(),
    name: m.repair_task,
    note: m.repair_task_note,
    words: m.public_task_repair_words,
  },
  ROOM: {
    href: () => paths.conferenceRoom(),
    name: m.room_task,
    note: m.room_task_note,
    words: m.public_task_room_words,
  },
  VENUE: {
    href: () => paths.venueList(),
    name: m.booking_book_venue,
    note: m.venue_task_note,
    words: m.public_task_venue_words,
  },
  LEASE: {
    href: () => paths.contractInfo(),
    name: m.lease_task,
    note: m.lease_task_note,
    words: m.public_task_lease_words,
  },
  SPACE: {
    href: () => paths.buildingList(),
    name: m.building_task,
    note: m.building_task_note,
    words: m.public_task_space_words,
  },
  DECLARE: {
    href: () => paths.declaration(),
    name: m.policy_task_declare,
    note: m.policy_task_declare_note,
    words: m.public_task_declare_words,
  },
  APPLICATIONS: {
    href: () => paths.applications({ group: 'DECLARATION' }),
    name: m.declaration_task,
    note: m.declaration_task_note,
    words: m.public_task_applications_words,
  },
  POLICY: {
    href: () => paths.policyList(),
    name: m.policy_task_read,
    note: m.policy_task_read_note,
    words: m.public_task_policy_words,
  },
  ASK_POLICY: {
    href: () => paths.questions(),
    name: m.question_task,
    note: m.question_task_note,
    words: m.public_task_ask_policy_words,
  },
  PROFILE: {
    href: () => paths.enterprisePreserve(),
    name: m.enterprise_task_profile,
    note: m.enterprise_task_profile_note,
    words: m.public_task_profile_words,
  },
  ENTRY: {
    href: () => paths.registrationGuide(),
    name: m.enterprise_task_entry,
    note: m.enterprise_task_entry_note,
    words: m.public_task_entry_words,
  },
  NOTICE: {
    href: () => paths.articleList('NOTICE'),
    name: m.content_task,
    note: m.content_task_note,
    words: m.public_task_notice_words,
  },
  SERVICE: {
    href: () => paths.serviceList(),
    name: m.market_task_find,
    note: m.market_task_find_note,
    words: m.public_task_service_words,
  },
  SHOP: {
    href: () => paths.releaseService(),
    name: m.market_task_open,
    note: m.market_task_open_note,
    words: m.public_task_shop_words,
  },
  ORDERS: {
    href: () => paths.myOrders(),
    name: m.order_task,
    note: m.order_task_note,
    words: m.public_task_orders_words,
  },
  MATCH: {
    href: () => paths.projects(),
    name: m.match_task,
    note: m.match_task_note,
    words: m.public_task_match_words,
  },
  HALL: {
    href: () => paths.matchList(),
    name: m.hall_title,
    note: m.hall_note,
    words: m.public_task_hall_words,
  },
  FINANCE: {
    href: () => paths.institutionList(),
    name: m.finance_task_compare,
    note: m.finance_task_compare_note,
    words: m.public_task_finance_words,
  },
  PRICE: {
    href: () => paths.flowerPrice(),
    name: m.price_title,
    note: m.price_task_note,
    words: m.public_task_price_words,
  },
  ACTIVITY: {
    href: () => paths.activityList(),
    name: m.activity_title,
    note: m.activity_task_note,
    words: m.public_task_activity_words,
  },
  CONTEST: {
    href: () => paths.contestList(),
    name: m.contest_title,
    note: m.contest_task_note,
    words: m.public_task_contest_words,
  },
  TUTOR: {
    href: () => paths.tutorList(),
    name: m.tutor_task,
    note: m.tutor_task_note,
    words: m.public_task_tutor_words,
  },
  RESOURCE: {
    href: () => paths.resources(),
    name: m.resource_task,
    note: m.resource_task_note,
    words: m.public_task_resource_words,
  },
  TRACE: {
    href: () => paths.farmingList(),
    name: m.farm_task_find,
    note: m.farm_task_find_note,
    words: m.public_task_trace_words,
  },
  RECORD: {
    href: () => paths.ownBatches(),
    name: m.record_task_keep,
    note: m.record_task_keep_note,
    words: m.public_task_record_words,
  },
  RECRUIT: {
    href: () => paths.community({ kind: 'RECRUIT' }),
    name: m.recruit_task,
    note: m.recruit_task_note,
    words: m.public_task_recruit_words,
  },
  ORGANIZATION: {
    href: () => paths.organizationChart(),
    name: m.org_title,
    note: m.org_task_note,
    words: m.public_task_organization_words,
  },
  ASK: {
    href: () => paths.submitQuestion(),
    name: m.community_ask,
    note: m.community_ask_note,
    words: m.public_task_ask_words,
  },
  ABOUT: {
    href: () => paths.aboutUs(),
    name: m.search_about,
    note: m.search_about_note,
    words: m.public_task_about_words,
  },
  CASES: {
    href: () => paths.myCases(),
    name: m.case_task,
    note: m.case_task_note,
    words: m.public_task_cases_words,
  },
} satisfies Record<string, PublicTask>;

export type PublicTaskCode = keyof typeof publicTasks;

export const isPublicTask = (code: string): code is PublicTaskCode => Object.hasOwn(publicTasks, code);

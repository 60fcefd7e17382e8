import * as m from '@portal/texts/messages';
import type { OperatorRole } from '../operator-role.ts';
import { importPath, paths } from '../paths.ts';

/** What has to be ready before the park opens, in the order that takes the least work. */
export const setupKeys = [
  'SITE',
  'DISTRICTS',
  'PEOPLE',
  'SMS',
  'PAY',
  'FEES',
  'BUILDINGS',
  'ENTERPRISES',
  'CONTRACTS',
  'METERS',
  'OPENING',
  'ROOMS',
  'ARTICLE',
] as const;
export type SetupKey = (typeof setupKeys)[number];

export const setupGroups = ['DOOR', 'MONEY', 'STOCK', 'GUESTS'] as const;
type SetupGroup = (typeof setupGroups)[number];

export const setupGroupLabels: Record<SetupGroup, () => string> = {
  DOOR: m.setup_group_door,
  MONEY: m.setup_group_money,
  STOCK: m.setup_group_stock,
  GUESTS: m.setup_group_guests,
};

/** DONE, WAITING for a person, MISSING, BLOCKED by a line before it, or put off until LATER. */
export const setupStates = ['DONE', 'WAITING', 'MISSING', 'BLOCKED', 'LATER'] as const;
export type SetupState = (typeof setupStates)[number];

interface SetupLine {
  group: SetupGroup;
  title: () => string;
  text: () => string;
  /** Who can do it. */
  who: () => string;
  /** The roles that can be reminded of it. */
  roles: readonly OperatorRole[];
  /** What can't go on without it; null for nothing. */
  blocks: (() => string) | null;
  /** The lines that have to be ready first. */
  waitsFor: readonly SetupKey[];
  href: string;
  /** Whether a spreadsheet brings it. */
  isImported: boolean;
}

export const setupLines: Record<SetupKey, SetupLine> = {
  SITE: {
    group: 'DOOR',
    title: m.setup_site,
    text: m.setup_site_text,
    who: m.setup_who_admin,
    roles: ['OP_ADMIN'],
    blocks: null,
    waitsFor: [],
    href: paths.manageSite(),
    isImported: false,
  },
  DISTRICTS: {
    group: 'DOOR',
    title: m.setup_districts,
    text: m.setup_districts_text,
    who: m.setup_who_admin,
    roles: ['OP_ADMIN'],
    blocks: m.setup_blocks_admission,
    waitsFor: [],
    href: paths.manageDictionary(),
    isImported: false,
  },
  PEOPLE: {
    group: 'DOOR',
    title: m.setup_people,
    text: m.setup_people_text,
    who: m.setup_who_two_admins,
    roles: ['OP_ADMIN'],
    blocks: m.setup_blocks_two_persons,
    waitsFor: [],
    href: paths.manageUsers({ accountType: '900' }),
    isImported: false,
  },
  SMS: {
    group: 'DOOR',
    title: m.setup_messages,
    text: m.setup_sms_text,
    who: m.setup_who_admin,
    roles: ['OP_ADMIN'],
    blocks: m.setup_blocks_codes,
    waitsFor: [],
    href: paths.manageParkSetting({ group: 'SMS' }),
    isImported: false,
  },
  PAY: {
    group: 'MONEY',
    title: m.setup_pay,
    text: m.setup_pay_text,
    who: m.setup_who_two_finance,
    roles: ['OP_FINANCE'],
    blocks: m.setup_blocks_money,
    waitsFor: [],
    href: paths.managePaySetting(),
    isImported: false,
  },
  FEES: {
    group: 'MONEY',
    title: m.setup_fees,
    text: m.setup_fees_text,
    who: m.setup_who_finance_second,
    roles: ['OP_FINANCE'],
    blocks: m.setup_blocks_bills,
    waitsFor: [],
    href: paths.manageFees(),
    isImported: false,
  },
  BUILDINGS: {
    group: 'STOCK',
    title: m.setup_buildings,
    text: m.setup_buildings_text,
    who: m.setup_who_property,
    roles: ['OP_PROPERTY'],
    blocks: m.setup_blocks_contracts,
    waitsFor: [],
    href: paths.manageBuildings(),
    isImported: true,
  },
  ENTERPRISES: {
    group: 'STOCK',
    title: m.setup_enterprises,
    text: m.setup_enterprises_text,
    who: m.setup_who_admin_property,
    roles: ['OP_PROPERTY', 'OP_AUDIT'],
    blocks: m.setup_blocks_contracts,
    waitsFor: ['DISTRICTS'],
    href: paths.manageAudits(),
    isImported: true,
  },
  CONTRACTS: {
    group: 'STOCK',
    title: m.setup_contracts,
    text: m.setup_contracts_text,
    who: m.setup_who_property_finance,
    roles: ['OP_PROPERTY', 'OP_FINANCE'],
    blocks: m.setup_blocks_bills,
    waitsFor: ['BUILDINGS', 'ENTERPRISES'],
    href: paths.manageContracts(),
    isImported: true,
  },
  METERS: {
    group: 'STOCK',
    title: m.setup_meters,
    text: m.setup_meters_text,
    who: m.setup_who_property,
    roles: ['OP_PROPERTY'],
    blocks: m.setup_blocks_utilities,
    waitsFor: ['FEES', 'BUILDINGS'],
    href: paths.manageMeters(),
    isImported: true,
  },
  OPENING: {
    group: 'STOCK',
    title: m.setup_opening,
    text: m.setup_opening_text,
    who: m.setup_who_finance_second,
    roles: ['OP_FINANCE'],
    blocks: null,
    waitsFor: ['CONTRACTS'],
    href: paths.manageBills(),
    isImported: true,
  },
  ROOMS: {
    group: 'GUESTS',
    title: m.setup_rooms,
    text: m.setup_rooms_text,
    who: m.setup_who_property,
    roles: ['OP_PROPERTY'],
    blocks: null,
    waitsFor: [],
    href: paths.manageRooms(),
    isImported: false,
  },
  ARTICLE: {
    group: 'GUESTS',
    title: m.setup_article,
    text: m.setup_article_text,
    who: m.setup_who_editors,
    roles: ['OP_CONTENT'],
    blocks: null,
    waitsFor: [],
    href: paths.manageContents(),
    isImported: false,
  },
};

export const setupImportPath = importPath;

export const setupPairKeys = ['GRANT', 'ADMISSION', 'ACCOUNT', 'REFUND', 'ARTICLE', 'POLICY'] as const;
type SetupPair = (typeof setupPairKeys)[number];

/** The rules of two persons, and the role of which both are. */
export const setupPairs: Record<SetupPair, { label: () => string; role: OperatorRole }> = {
  GRANT: { label: m.setup_pair_grant, role: 'OP_ADMIN' },
  ADMISSION: { label: m.setup_pair_admission, role: 'OP_AUDIT' },
  ACCOUNT: { label: m.setup_pair_account, role: 'OP_FINANCE' },
  REFUND: { label: m.setup_pair_refund, role: 'OP_FINANCE' },
  ARTICLE: { label: m.setup_pair_article, role: 'OP_CONTENT' },
  POLICY: { label: m.setup_pair_policy, role: 'OP_POLICY' },
};

export const setupAbilityKeys = [
  'CONSOLE',
  'ADMISSION',
  'CODES',
  'ENTERPRISES',
  'RENT',
  'UTILITIES',
  'MONEY',
  'ARTICLES',
] as const;
type SetupAbility = (typeof setupAbilityKeys)[number];

interface AbilityNeeds {
  label: () => string;
  lines: readonly SetupKey[];
  pairs: readonly SetupPair[];
}

/** What the park can do today: what it takes of lines and pairs. */
export const setupAbilities: Record<SetupAbility, AbilityNeeds> = {
  CONSOLE: { label: m.setup_can_console, lines: [], pairs: ['GRANT'] },
  ADMISSION: { label: m.setup_can_admission, lines: ['DISTRICTS'], pairs: ['ADMISSION'] },
  CODES: { label: m.setup_can_codes, lines: ['SMS'], pairs: [] },
  ENTERPRISES: { label: m.setup_can_enterprises, lines: ['ENTERPRISES', 'CONTRACTS'], pairs: [] },
  RENT: { label: m.setup_can_rent, lines: ['CONTRACTS'], pairs: ['ACCOUNT'] },
  UTILITIES: { label: m.setup_can_utilities, lines: ['FEES', 'METERS'], pairs: ['ACCOUNT'] },
  MONEY: { label: m.setup_can_money, lines: ['PAY'], pairs: [] },
  ARTICLES: { label: m.setup_can_articles, lines: [], pairs: ['ARTICLE'] },
};

import * as m from '@portal/texts/messages';
import type { Words } from './faults.ts';

/** What a field is, which decides how it is entered and how it is shown. */
export type FieldKind =
  /** A required text of one line; its schema is made from this list. */
  | 'line'
  /** A text with a schema of its own. */
  | 'text'
  /** A telephone number or an address for mail. */
  | 'contact'
  | 'passage'
  /** A required day; its schema is made from this list. */
  | 'day'
  | 'amount'
  | 'choice'
  /** Some of a few, all in sight. */
  | 'chips'
  /** Some of many. */
  | 'tags'
  | 'file'
  | 'products';

interface Field {
  label: Words;
  kind: FieldKind;
  /** Characters that a form takes. */
  max?: number;
  /** What can be chosen, for the kinds `choice`, `chips` and `tags`. */
  from?: 'properties' | 'regions' | 'tags' | 'stages' | 'scales';
  /** May be left out of the application. */
  optional?: true;
  /** Takes the whole width of a form. */
  wide?: true;
}

/**
 * The fields of an enterprise's application, in the order of the review. The form, the review, the profile's sections
 * of fields and the words of the log follow from this list. It has no schemas, so that a public page can carry it.
 */
export const enterpriseFields = {
  name: { label: m.identity_field_name, kind: 'text', max: 60, wide: true },
  shortName: { label: m.field_short_name, kind: 'text', max: 20, optional: true },
  creditCode: { label: m.field_credit_code, kind: 'text' },
  property: { label: m.field_property, kind: 'choice', from: 'properties' },
  chainStages: { label: m.identity_field_stages, kind: 'chips', from: 'stages', wide: true },
  industryTagIds: { label: m.field_industry_tags, kind: 'tags', from: 'tags', optional: true, wide: true },
  regionId: { label: m.field_region, kind: 'choice', from: 'regions' },
  scale: { label: m.field_enterprise_scale, kind: 'choice', from: 'scales' },
  registeredOn: { label: m.field_registered_on, kind: 'day' },
  registeredCapitalFen: { label: m.identity_field_capital, kind: 'amount' },
  legalPerson: { label: m.field_legal_person, kind: 'line', max: 30 },
  contactName: { label: m.field_contact_name, kind: 'line', max: 30 },
  contactPhone: { label: m.field_phone, kind: 'contact' },
  landline: { label: m.identity_field_landline, kind: 'contact', max: 15, optional: true },
  email: { label: m.field_email, kind: 'contact', max: 100, optional: true },
  address: { label: m.identity_field_address, kind: 'text', max: 120, wide: true },
  licenseFileId: { label: m.field_licence, kind: 'file' },
  intro: { label: m.field_intro, kind: 'passage', max: 5000, wide: true },
  products: { label: m.identity_section_products, kind: 'products', optional: true },
} as const satisfies Record<string, Field>;

export type ApplicationField = keyof typeof enterpriseFields;

export const applicationFields = Object.keys(enterpriseFields) as ApplicationField[];

/** A field with all that the list may say of it. */
export const fieldOf = (name: ApplicationField): Field => enterpriseFields[name];

type Fields = typeof enterpriseFields;
type FieldOfKind<Kind extends FieldKind> = {
  [Name in ApplicationField]: Fields[Name]['kind'] extends Kind ? Name : never;
}[ApplicationField];

/** Makes something of every field of some kinds, such as its schema. */
export function ofKinds<Kind extends FieldKind, Made>(
  kinds: readonly Kind[],
  make: (field: Fields[FieldOfKind<Kind>]) => Made,
) {
  const names = applicationFields.filter((name) => kinds.some((kind) => kind === fieldOf(name).kind));
  const made = names.map((name) => [name, make(fieldOf(name) as Fields[FieldOfKind<Kind>])]);
  return Object.fromEntries(made) as Record<FieldOfKind<Kind>, Made>;
}

/** The parts of the application in the order of the form, each with its fields. */
export const applicationParts = {
  subject: ['name', 'creditCode', 'property', 'legalPerson', 'registeredOn', 'registeredCapitalFen'],
  business: ['scale', 'regionId', 'shortName', 'chainStages', 'industryTagIds'],
  intro: ['intro'],
  contact: ['contactName', 'contactPhone', 'landline', 'email', 'address'],
  products: ['products'],
  licence: ['licenseFileId'],
} as const satisfies Record<string, readonly ApplicationField[]>;
export type ApplicationPart = keyof typeof applicationParts;

/** The parts of a profile, each saved separately. */
export const profileSections = [
  'BASIC',
  'INTRO',
  'PRODUCTS',
  'HONOURS',
  'ANNUAL',
  'CONTACTS',
  'BANK',
  'INVOICE',
  'VISIBILITY',
] as const;
export type ProfileSection = (typeof profileSections)[number];

/** The sections that are nothing but fields, in the order in which they are shown. */
export const sectionFields = {
  BASIC: [
    'shortName',
    'property',
    'scale',
    'regionId',
    'registeredOn',
    'registeredCapitalFen',
    'address',
    'chainStages',
    'industryTagIds',
  ],
  CONTACTS: ['contactName', 'contactPhone', 'landline', 'email'],
} as const satisfies Partial<Record<ProfileSection, readonly ApplicationField[]>>;
export type FieldSection = keyof typeof sectionFields;
export type SectionField<Section extends FieldSection = FieldSection> =
  (typeof sectionFields)[Section][number];

/** The registration of an admitted enterprise changes only after an audit; until then the old values are public. */
export const changeFields = [
  'name',
  'creditCode',
  'legalPerson',
  'licenseFileId',
] as const satisfies readonly ApplicationField[];

/** What zod's `pick` asks for. */
export const maskOf = <Name extends ApplicationField>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;

import * as m from '@portal/texts/messages';
import type { Words } from '../faults.ts';

/** Industry tags that an enterprise can have. */
export const maxIndustryTags = 10;

/** The kind of a field, which decides how it is entered and displayed. */
export type FieldKind =
  /** A required single-line text; its schema is generated from this list. */
  | 'line'
  /** A text with a schema of its own. */
  | 'text'
  /** A telephone number or email address. */
  | 'contact'
  | 'passage'
  /** A required day; its schema is generated from this list. */
  | 'day'
  | 'amount'
  | 'choice'
  /** Multiple choice from a few options, all visible. */
  | 'chips'
  /** Multiple choice from many options. */
  | 'tags'
  | 'file'
  | 'products';

interface Field {
  label: Words;
  kind: FieldKind;
  /** Maximum number of characters. */
  max?: number;
  /** Source of the options, for the kinds `choice`, `chips` and `tags`. */
  from?: 'properties' | 'regions' | 'tags' | 'stages' | 'scales';
  /** May be left out of the application. */
  optional?: true;
  /** Takes the full width of a form. */
  wide?: true;
}

/**
 * The fields of an enterprise's application, in review order. The form, the review, the field sections of the profile
 * and the wording of the log are derived from this list. It contains no schemas, to keep public pages small.
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
  registeredCapitalFen: { label: m.field_registered_capital, kind: 'amount' },
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

/** A field, typed with every property the list may set. */
export const fieldOf = (name: ApplicationField): Field => enterpriseFields[name];

type Fields = typeof enterpriseFields;
type FieldOfKind<Kind extends FieldKind> = {
  [Name in ApplicationField]: Fields[Name]['kind'] extends Kind ? Name : never;
}[ApplicationField];

/** Maps every field of the given kinds, for example to its schema. */
export function ofKinds<Kind extends FieldKind, Made>(
  kinds: readonly Kind[],
  make: (field: Fields[FieldOfKind<Kind>]) => Made,
) {
  const names = applicationFields.filter((name) => kinds.some((kind) => kind === fieldOf(name).kind));
  const made = names.map((name) => [name, make(fieldOf(name) as Fields[FieldOfKind<Kind>])]);
  return Object.fromEntries(made) as Record<FieldOfKind<Kind>, Made>;
}

/** The sections of the application form in order, each with its fields. */
export const applicationParts = {
  subject: ['name', 'creditCode', 'property', 'legalPerson', 'registeredOn', 'registeredCapitalFen'],
  business: ['scale', 'regionId', 'shortName', 'chainStages', 'industryTagIds'],
  intro: ['intro'],
  contact: ['contactName', 'contactPhone', 'landline', 'email', 'address'],
  products: ['products'],
  licence: ['licenseFileId'],
} as const satisfies Record<string, readonly ApplicationField[]>;
export type ApplicationPart = keyof typeof applicationParts;

/** The sections of a profile, each saved separately. */
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

/** The profile sections that consist only of fields, in display order. */
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

/**
 * Registration fields of an admitted enterprise. Changes are reviewed first, and the old values stay public until then.
 */
export const changeFields = [
  'name',
  'creditCode',
  'legalPerson',
  'licenseFileId',
] as const satisfies readonly ApplicationField[];

/** Builds the mask that zod's `pick` takes. */
export const maskOf = <Name extends ApplicationField>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, true])) as Record<Name, true>;

import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { id } from '../fields.ts';
import { fileItem } from '../file.ts';
import { memberRoles, version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';
import { ownChange } from './change.ts';
import { ofKinds, profileSections } from './fields.ts';
import {
  chainStages,
  enterpriseHonour,
  enterpriseProduct,
  enterpriseScales,
  enterpriseYear,
  entryStatuses,
} from './public.ts';
import { invoiceTitle, profileChange, visibilities } from './sections.ts';

const enterprise = { tag: 'enterprise', access: 'enterprise' } as const;
const audited = { tag: 'enterprise', access: 'audited' } as const;

/** The parts of a profile that can be missing. */
const completenessParts = [
  'intro',
  'logo',
  'products',
  'honours',
  'annual',
  'rd',
  'landline',
  'email',
  'tags',
  'licence',
  'bank',
  'invoice',
] as const;
export type CompletenessPart = (typeof completenessParts)[number];

const completeness = z.object({
  /** 0–100. */
  percent: z.int(),
  /** The missing parts, by descending weight. */
  missing: z.array(
    z.object({ part: z.enum(completenessParts), section: z.enum(profileSections), weight: z.int() }),
  ),
});
export type Completeness = z.infer<typeof completeness>;

const shownFile = fileItem.pick({ name: true, mime: true, bytes: true }).extend({ fileId: id });

const ownProfile = z.object({
  ...ofKinds(['line', 'text', 'passage', 'day'], () => z.string()),
  enterpriseId: id,
  entryStatus: z.enum(entryStatuses),
  memberRole: z.enum(memberRoles),
  licence: shownFile.nullable(),
  property: z.string(),
  chainStages: z.array(z.enum(chainStages)),
  industryTagIds: z.array(z.string()),
  regionId: z.string(),
  scale: z.enum(enterpriseScales),
  registeredCapitalFen: z.int(),
  logoFileId: z.string().nullable(),
  products: z.array(enterpriseProduct),
  honours: z.array(enterpriseHonour.extend({ file: shownFile.nullable() })),
  /** Null for members who may not see figures and bank accounts. */
  annual: z.array(enterpriseYear).nullable(),
  contactPhone: z.string(),
  landline: z.string().nullable(),
  email: z.string().nullable(),
  bankAccount: z.object({ name: z.string(), bank: z.string(), numberTail: z.string() }).nullable(),
  invoiceTitles: z.array(invoiceTitle),
  visibility: z.enum(visibilities),
  completeness,
  /** The open change, or else the last one decided. */
  change: ownChange.nullable(),
  /** Sections the caller may save. */
  editable: z.array(z.enum(profileSections)),
  actions: abilities(['change']),
  version: z.int(),
});
export type OwnProfile = z.infer<typeof ownProfile>;

export const enterpriseQueryProfile = call.read(enterprise, '/api/baseInfo/enterpriseInfo/queryProfile', {
  summary: 'Returns the caller’s enterprise with all sections, missing details and its open change.',
  output: ownProfile,
  refuses: [retCodes.NOT_FOUND],
});

export const enterpriseSaveProfile = call.write(audited, '/api/baseInfo/enterpriseInfo/saveProfile', {
  summary: 'Saves one section of the caller’s enterprise.',
  input: z.object({ version, data: profileChange }),
  output: z.object({ version: z.int(), completeness }),
  refuses: [
    retCodes.NOT_FOUND,
    retCodes.RIGHT_MISSING,
    retCodes.SECURE_LOGIN_NEEDED,
    retCodes.FIELD_REFUSED,
    retCodes.VERSION_CONFLICT,
  ],
});

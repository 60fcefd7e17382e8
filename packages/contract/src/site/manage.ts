import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { landline } from '../contact-fields.ts';
import * as fault from '../faults.ts';
import { attachment, id } from '../fields.ts';
import { oneLine, requiredText, text } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { cleanLine } from '../letters.ts';
import { retCodes } from '../ret-code.ts';
import { requireModestSections, richTextField } from '../rich-text-field.ts';
import { guideMaterial, guideQuestion, guideStep, safetyPerson } from './public.ts';

const contact = (label: fault.Words) =>
  text(label, 20).refine(
    (value) => value === '' || /^400-?\d{3}-?\d{4}$/.test(value) || landline.safeParse(value).success,
    { error: m.fault_contact_number },
  );

const httpsUrl = (error: fault.Words) => z.url({ protocol: /^https$/, error }).max(300, { error });

// The host goes into the Content-Security-Policy, where `*` and `;` have special meaning.
const weatherAddress = z.url({ protocol: /^https$/, hostname: /^[a-z0-9-]+(?:\.[a-z0-9-]+)*$/ });

/** Settings shared by all languages. */
const siteCommon = z.object({
  hotline: contact(m.field_hotline).min(1, { error: fault.enter(m.field_hotline) }),
  serviceHours: text(m.field_service_hours, 40),
  dutyPhone: contact(m.field_duty_phone),
  safetyPersons: z
    .array(
      z.object({
        area: requiredText(m.field_safety_area, 40),
        name: requiredText(m.field_safety_name, 20),
        phone: contact(m.field_safety_phone).min(1, { error: fault.enter(m.field_safety_phone) }),
      }),
    )
    .max(12, { error: fault.maxPeople(m.field_safety_officers, 12) }),
  filings: z
    .array(
      z.object({
        text: requiredText(m.field_filing_text, 60),
        url: httpsUrl(m.fault_filing_url),
      }),
    )
    .max(4, { error: fault.maxLines(m.field_filings, 4) }),
  themeColor: z
    .string({ error: fault.choose(m.field_theme_color) })
    .overwrite(cleanLine)
    .regex(/^#[0-9a-fA-F]{6}$/, { error: m.fault_theme_color }),
  /** Shown in a frame; empty for none. */
  weatherUrl: z
    .string()
    .overwrite(cleanLine)
    .max(300, { error: fault.maxLength(m.field_weather_url, 300) })
    .refine((value) => value === '' || weatherAddress.safeParse(value).success, {
      error: m.fault_weather_url,
    })
    // Everyone can read the URL, and browsers do not load a frame whose URL contains a password.
    .refine((value) => !/^https:\/*[^/?#\\]*@/i.test(value), {
      error: m.fault_weather_credentials,
    }),
});

const siteTexts = z.object({
  parkName: requiredText(m.field_park_name, 60),
  company: oneLine(requiredText(m.field_operating_company, 100)),
  address: oneLine(requiredText(m.field_address, 150)),
  notice: text(m.field_footer_note, 200),
});

const section = z.object({
  /** The section's anchor in the page; `contact` is shown next to the hotlines. */
  id: z.string().regex(/^[a-z][a-z0-9-]{0,30}$/, { error: fault.malformed(m.field_section_code) }),
  heading: requiredText(m.field_heading, 60),
  html: richTextField(m.field_body, 20_000),
});

/** The page 关于我们; `html` is sanitised. */
const siteAbout = z.object({
  title: requiredText(m.field_title, 60),
  summary: text(m.field_summary, 300),
  sections: z
    .array(section)
    .min(1, { error: m.fault_section_kept })
    .max(20, { error: () => m.fault_sections({ max: 20 }) }),
});
export type SiteAbout = z.infer<typeof siteAbout>;

/** Chinese and its translations; a missing translation falls back to Chinese. */
const inEachLanguage = <Shape extends z.ZodType>(shape: Shape) =>
  z.object({ zh: shape, en: shape.nullable(), es: shape.nullable(), ja: shape.nullable() });

export const siteContent = z.object({
  common: siteCommon,
  texts: inEachLanguage(siteTexts),
  about: inEachLanguage(siteAbout.superRefine(requireModestSections)),
});
export type SiteContent = z.infer<typeof siteContent>;

/** The page 入驻指南; it has as many steps as its drawing. */
const siteGuide = z.object({
  title: requiredText(m.field_title, 60),
  summary: text(m.field_summary, 300),
  steps: z
    .array(
      z.object({
        name: requiredText(m.field_guide_step_name, 40),
        duration: text(m.field_duration, 40),
        text: requiredText(m.field_guide_step_text, 500),
        tip: text(m.field_tip, 200),
      }),
    )
    .length(5, { error: m.fault_five_steps }),
  materials: z
    .array(
      z.object({
        /** Identifies the material within the page. */
        code: z
          .string()
          .overwrite(cleanLine)
          .regex(/^[A-Z][A-Z0-9_-]{0,30}$/, { error: fault.malformed(m.field_material_code) }),
        name: requiredText(m.field_material_name, 60),
        required: z.boolean(),
        format: text(m.field_format, 60),
        note: text(m.field_note, 300),
        /** Form to fill in; the first file of a public group. */
        templateFileId: id.nullable(),
      }),
    )
    .max(20, { error: fault.maxItems(m.field_materials, 20) }),
  sections: z.array(section).max(20, { error: () => m.fault_sections({ max: 20 }) }),
  questions: z
    .array(z.object({ q: requiredText(m.field_question, 100), a: requiredText(m.field_answer, 1_000) }))
    .max(30, { error: fault.most(m.field_question, 30) }),
});
export type SiteGuide = z.infer<typeof siteGuide>;

/** Pages linked in the footer, 无障碍声明 and 隐私保护, shown at the end of 关于我们. */
const siteStatement = siteAbout.extend({
  sections: z.array(section).max(20, { error: () => m.fault_sections({ max: 20 }) }),
});
export type SiteStatement = z.infer<typeof siteStatement>;

export const statementContent = z.object({
  accessibility: inEachLanguage(siteStatement.superRefine(requireModestSections)),
  privacy: inEachLanguage(siteStatement.superRefine(requireModestSections)),
});
export type StatementContent = z.infer<typeof statementContent>;

export const guideContent = inEachLanguage(siteGuide.superRefine(requireModestSections));
export type GuideContent = z.infer<typeof guideContent>;

const admins = ['OP_ADMIN'] as const;

const byAdmins = { tag: 'site', access: admins } as const;

// Content imported by other means may not pass the form's validation.
const savedPage = z.object({
  title: z.string(),
  summary: z.string(),
  sections: z.array(z.object({ id: z.string(), heading: z.string(), html: z.string() })),
});

const siteQueryManageAnswer = z.object({
  version: z.int(),
  // Content imported by other means may not pass the form's validation.
  data: z.object({
    common: z.object({
      hotline: z.string(),
      serviceHours: z.string(),
      dutyPhone: z.string(),
      safetyPersons: z.array(safetyPerson),
      filings: z.array(z.object({ text: z.string(), url: z.string() })),
      themeColor: z.string(),
      weatherUrl: z.string(),
    }),
    texts: inEachLanguage(
      z.object({ parkName: z.string(), company: z.string(), address: z.string(), notice: z.string() }),
    ),
    about: inEachLanguage(savedPage),
  }),
});

export const siteQueryManage = call.read(byAdmins, '/api/siteManage/site/queryManage', {
  summary: 'Returns all site settings, in every language.',
  output: siteQueryManageAnswer,
});

const siteSaveAnswer = z.object({
  version: z.int(),
  /** The weather page did not respond, so it is unknown whether it can be framed. */
  weatherUnchecked: z.boolean(),
});

export const siteSave = call.write(byAdmins, '/api/siteManage/site/save', {
  summary:
    'Saves the site settings, which every page shows at once. A new weather page is checked for whether it can be framed.',
  input: z.object({ version, data: siteContent }),
  output: siteSaveAnswer,
  refuses: [retCodes.VERSION_CONFLICT, retCodes.FIELD_REFUSED],
});

const guideQueryManageAnswer = z.object({
  version: z.int(),
  /** The forms referenced by its materials. */
  templates: z.array(attachment),
  data: inEachLanguage(
    savedPage.extend({
      steps: z.array(guideStep),
      materials: z.array(guideMaterial.omit({ template: true }).extend({ templateFileId: id.nullable() })),
      questions: z.array(guideQuestion),
    }),
  ),
});

export const guideQueryManage = call.read(byAdmins, '/api/siteManage/guide/queryManage', {
  summary: 'Returns the admission guide in every language, or the default where none is written.',
  output: guideQueryManageAnswer,
});

export const guideSave = call.write(byAdmins, '/api/siteManage/guide/save', {
  summary: 'Saves the admission guide, which shares its version with the site settings.',
  input: z.object({ version, data: guideContent }),
  output: z.object({ version: z.int() }),
  refuses: [retCodes.VERSION_CONFLICT, retCodes.FIELD_REFUSED],
});

const statementQueryManageAnswer = z.object({
  version: z.int(),
  data: z.object({ accessibility: inEachLanguage(savedPage), privacy: inEachLanguage(savedPage) }),
});

export const statementQueryManage = call.read(byAdmins, '/api/siteManage/statement/queryManage', {
  summary:
    'Returns the accessibility and privacy statements in every language, or the default where none is written.',
  output: statementQueryManageAnswer,
});

export const statementSave = call.write(byAdmins, '/api/siteManage/statement/save', {
  summary:
    'Saves the accessibility and privacy statements, which share their version with the site settings.',
  input: z.object({ version, data: statementContent }),
  output: z.object({ version: z.int() }),
  refuses: [retCodes.VERSION_CONFLICT],
});

export const registrationSwitch = call.write(byAdmins, '/api/siteManage/registration/switch', {
  summary: 'Opens or closes registration to the public; the registration page says so at once.',
  input: z.object({ data: z.object({ isOpen: z.boolean() }) }),
  output: z.object({ isOpen: z.boolean() }),
});

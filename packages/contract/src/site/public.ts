import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { attachment, id, instant, lang, picture } from '../fields.ts';
import { oneOf } from '../form-field.ts';

const open = { tag: 'site', access: 'public' } as const;

/** A footer line linking to a public register. */
const filing = z.object({ text: z.string(), url: z.string() });

/** The person responsible for safety in a part of the park. */
export const safetyPerson = z.object({ area: z.string(), name: z.string(), phone: z.string() });

/** The two colours of a theme: one for fills, one for text that has to be readable on white. */
export const siteTheme = z.object({ brand: z.string(), brandDeep: z.string() });

/** The portal's operator and contact details; empty texts are not shown. */
const siteSetting = z.object({
  parkName: z.string(),
  company: z.string(),
  address: z.string(),
  hotline: z.string(),
  /** Opening hours of the hotline, `HH:mm–HH:mm` on working days. */
  serviceHours: z.string(),
  /** Answered around the clock. */
  dutyPhone: z.string(),
  safetyPersons: z.array(safetyPerson),
  filings: z.array(filing),
  /** A sentence at the foot of every page. */
  notice: z.string(),
  theme: siteTheme,
  /** Page shown in the weather frame; null for none. */
  weatherUrl: z.string().nullable(),
  /** Whether the public may register; otherwise the park creates accounts. */
  registrationOpen: z.boolean(),
  /** Whether verification codes arrive: the demo shows them on the page, a park needs text messages. */
  sendsCodes: z.boolean(),
  /** The park's own mark; null for the product's. */
  iconFileId: z.string().nullable(),
  lang: z.string(),
});
export type SiteSetting = z.infer<typeof siteSetting>;

export const siteQueryDetail = call.read(open, '/api/siteManage/site/queryDetail', {
  summary: 'Returns the portal’s operator, hotlines and filings.',
  input: z.object({ lang }),
  output: siteSetting,
});

export const pageKeys = ['about-us', 'registration-guide', 'accessibility', 'privacy'] as const;
export type SitePageKey = (typeof pageKeys)[number];

export const guideStep = z.object({
  name: z.string(),
  duration: z.string(),
  text: z.string(),
  tip: z.string(),
});
export const guideMaterial = z.object({
  code: z.string(),
  name: z.string(),
  required: z.boolean(),
  format: z.string(),
  note: z.string(),
  /** The form to fill in, if there is one. */
  template: attachment.nullable(),
});
export const guideQuestion = z.object({ q: z.string(), a: z.string() });

/** A static page. `html` is sanitised. */
const sitePage = z.object({
  key: z.enum(pageKeys),
  lang: z.string(),
  title: z.string(),
  summary: z.string(),
  cover: picture.nullable(),
  sections: z.array(z.object({ id: z.string(), heading: z.string(), html: z.string() })),
  steps: z.array(guideStep),
  materials: z.array(guideMaterial),
  questions: z.array(guideQuestion),
});
export type SitePage = z.infer<typeof sitePage>;

export const pageQueryDetail = call.read(open, '/api/siteManage/page/queryDetail', {
  summary:
    'Returns a standing page in the requested language if translated; a default until the park writes its own.',
  input: z.object({ key: oneOf(m.field_page, pageKeys), lang }),
  output: sitePage,
});

export const carouselPositions = ['HOME', 'COMMUNITY', 'PAY'] as const;
export type CarouselPosition = (typeof carouselPositions)[number];

const carouselRow = z.object({
  id,
  title: z.string(),
  text: z.string(),
  picture: picture.nullable(),
  linkUrl: z.string(),
  linkLabel: z.string(),
  startAt: instant,
  endAt: instant,
});
export type CarouselRow = z.infer<typeof carouselRow>;

/** `body` is sanitised HTML. `ended`: the period is over, but the slide can still be read. */
const carouselDetail = carouselRow.extend({
  body: z.string(),
  ended: z.boolean(),
  hits: z.int(),
  others: z.array(carouselRow),
});
export type CarouselDetail = z.infer<typeof carouselDetail>;

export const carouselQueryList = call.read(open, '/api/siteManage/carousel/queryList', {
  summary: 'Lists the slides currently shown in a placement, at most six, in order.',
  input: z.object({ position: oneOf(m.field_position, carouselPositions).default('HOME') }),
  output: z.array(carouselRow),
});

export const carouselQueryDetail = call.detail(open, '/api/siteManage/carousel/queryDetail', {
  summary: 'Returns one slide in full, even after its period.',
  output: carouselDetail,
});

export const carouselView = call.write(open, '/api/siteManage/carousel/view', {
  summary: 'Counts a view of a slide, once per reader in half an hour.',
  input: z.object({ id }),
  output: z.object({ counted: z.boolean() }),
  callsPerMinute: 120,
});

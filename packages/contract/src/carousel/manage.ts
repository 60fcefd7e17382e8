import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { abilities } from '../abilities.ts';
import * as call from '../call.ts';
import { actionUrl } from '../content/article-content.ts';
import * as fault from '../faults.ts';
import { id, instant, keyword, pageOf, picture } from '../fields.ts';
import { oneOf, optionalText, textBetween } from '../form-field.ts';
import { richTextField } from '../rich-text-field.ts';
import { carouselPositions } from '../site/public.ts';

const readers = ['OP_ADMIN', 'OP_CONTENT'] as const;
const editors = ['OP_CONTENT'] as const;
const tag = 'site';

const byReaders = { tag, access: readers } as const;
const byEditors = { tag, access: editors } as const;

/** Slides shown at once in one position; the others wait until one of them ends. */
export const maxSlides = 6;

/** Whether a slide is showing now, and if not, why. */
const carouselStates = ['COMING', 'SHOWN', 'WAITING', 'ENDED', 'OFF'] as const;
export type CarouselState = (typeof carouselStates)[number];

export const carouselContent = z
  .object({
    title: textBetween(m.field_title, 2, 40, fault.fillIn(m.field_title)),
    text: optionalText(m.field_note, 120),
    body: richTextField(m.field_body, 100_000).default(''),
    fileId: id.nullable().default(null),
    /** Describes the picture; required if there is one. */
    alt: optionalText(m.field_picture_alt, 100),
    linkUrl: z.literal('').or(actionUrl).default(''),
    linkLabel: optionalText(m.field_button_text, 20),
    startAt: instant,
    endAt: instant,
    position: oneOf(m.field_position, carouselPositions),
    enabled: z.boolean().default(true),
  })
  .refine(({ fileId, alt }) => fileId === null || alt !== '', {
    path: ['alt'],
    error: m.fault_picture_described,
  })
  .refine(({ linkUrl, linkLabel }) => linkUrl === '' || linkLabel !== '', {
    path: ['linkLabel'],
    error: fault.fillIn(m.field_button_text),
  })
  .refine(({ startAt, endAt }) => endAt > startAt, { path: ['endAt'], error: m.fault_end_after_start });
export type CarouselContent = z.infer<typeof carouselContent>;

const managedCarousel = z.object({
  id,
  title: z.string(),
  text: z.string(),
  body: z.string(),
  picture: picture.nullable(),
  linkUrl: z.string(),
  linkLabel: z.string(),
  startAt: instant,
  endAt: instant,
  position: z.enum(carouselPositions),
  enabled: z.boolean(),
  state: z.enum(carouselStates),
  sort: z.int(),
  hits: z.int(),
  version: z.int(),
});
export type ManagedCarousel = z.infer<typeof managedCarousel>;

export const carouselEvents = ['turnOn', 'turnOff', 'moveUp', 'moveDown', 'delete'] as const;

/** A slide in the operators' list. */
const managedCarouselRow = managedCarousel.extend({
  /** Actions the caller may take now. */
  actions: abilities(carouselEvents),
});
export type ManagedCarouselRow = z.infer<typeof managedCarouselRow>;

export const carouselQueryManageList = call.list(byReaders, '/api/siteManage/carousel/queryManageList', {
  summary: 'Lists all slides of a placement in order, including hidden ones.',
  filter: { position: oneOf(m.field_position, carouselPositions).optional(), keyword: keyword.optional() },
  output: pageOf(managedCarouselRow),
});

export const carouselSave = call.save(byEditors, '/api/siteManage/carousel/save', {
  summary: 'Updates a slide, or adds one at the end of its placement.',
  data: carouselContent,
  output: managedCarousel,
});

export const carouselOperate = call.operate(byEditors, '/api/siteManage/carousel/operate', {
  summary: 'Turns a slide on or off, moves it by one position, or deletes it.',
  events: carouselEvents,
  output: z.object({ done: z.literal(true) }),
});

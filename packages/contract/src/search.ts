import * as m from '@portal/texts/messages';
import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { instant, lang, pageOf, paging } from './fields.ts';
import { kindOf, requiredText } from './form-field.ts';
import { searchKinds } from './kinds.ts';

/** A longer keyword is refused; the page cuts it and says so. */
export const maxKeyword = 100;

/** A larger number of results is not counted exactly. */
export const maxCounted = 1_000;

/** Paging ends after this number of results: hits in titles and the newest come first. */
export const maxListed = 300;

/** Start and end in UTF-16 units. */
const range = z.tuple([z.int(), z.int()]);

/** A text with the places in it that match the keyword. */
const marked = z.object({ text: z.string(), ranges: z.array(range) });
export type MarkedText = z.infer<typeof marked>;

/** A result: `refId` is its id, and `section` what else its address needs, such as an article's column. */
const searchRow = z.object({
  kind: z.enum(searchKinds),
  refId: z.string(),
  section: z.string().nullable(),
  /** Language of the texts. */
  lang: z.string(),
  title: marked,
  snippet: marked,
  publishedAt: instant.nullable(),
});
export type SearchRow = z.infer<typeof searchRow>;

const keyword = requiredText(m.field_keyword, maxKeyword);

export const searchQueryList = endpoint({
  method: 'GET',
  path: '/api/searchManage/search/queryList',
  summary: 'What the site holds on a keyword: hits in titles first, then in summaries, then in texts.',
  tag: 'search',
  access: 'public',
  input: z.object({
    keyword,
    kind: kindOf(m.field_content, searchKinds).optional(),
    lang,
    ...paging,
  }),
  output: pageOf(searchRow).extend({
    /** How many of them can be paged through: all that were counted exactly. */
    listed: z.int(),
    /** How much there is of each kind, whichever kind is wanted; kinds without a hit are left out. */
    kinds: z.array(z.object({ kind: z.enum(searchKinds), count: z.int(), isExact: z.boolean() })),
  }),
  refuses: [],
  callsPerMinute: 120,
});

export const searchEndpoints = [searchQueryList] as const;

import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { instant, lang, pageOf } from '../fields.ts';
import { flag, kindOf, oneLine, optionalText, requiredText } from '../form-field.ts';
import { searchKinds } from '../kinds.ts';

const open = { tag: 'search', access: 'public' } as const;

/** Longer keywords are refused; the page shortens them and tells the user. */
export const maxKeyword = 100;

/** Result counts above this are not exact. */
export const maxCounted = 1_000;

/** Paging ends after this many results; title matches and the newest come first. */
export const maxListed = 300;

/** A page of all kinds shows this many results of each. */
export const maxOfKind = 3;

/** Start and end, in UTF-16 code units. */
const range = z.tuple([z.int(), z.int()]);

/** A text with the ranges that match the keyword. */
const marked = z.object({ text: z.string(), ranges: z.array(range) });
export type MarkedText = z.infer<typeof marked>;

/**
 * How a result is found, the closest first: as typed, by every word, by words that mean the same, by its sound, with one
 * letter wrong, or by some of the words.
 */
const searchSteps = ['PHRASE', 'WORDS', 'SYNONYMS', 'SOUND', 'SPELLING', 'NEAREST'] as const;
export type SearchStep = (typeof searchSteps)[number];

/** A result: `refId` is its id, `section` whatever else its URL needs, such as an article's column. */
const searchRow = z.object({
  kind: z.enum(searchKinds),
  refId: z.string(),
  section: z.string().nullable(),
  /** Language of the texts. */
  lang: z.string(),
  title: marked,
  snippet: marked,
  publishedAt: instant.nullable(),
  step: z.enum(searchSteps),
});
export type SearchRow = z.infer<typeof searchRow>;

const keyword = oneLine(requiredText(m.field_keyword, maxKeyword));

const searchQueryListAnswer = pageOf(searchRow).extend({
  /** Number of results that can be paged through: all that were counted exactly. */
  listed: z.int(),
  /** Number of results of each kind, regardless of the requested kind; kinds without a hit are left out. */
  kinds: z.array(z.object({ kind: z.enum(searchKinds), count: z.int(), isExact: z.boolean() })),
  /** What was looked for: another keyword than asked if that one was read by its sound or corrected. */
  understood: z.object({
    step: z.enum(searchSteps),
    keyword: z.string(),
    /** The words, each with others that mean the same. */
    words: z.array(z.object({ word: z.string(), also: z.array(z.string()) })),
  }),
});

export const searchQueryList = call.list(open, '/api/searchManage/search/queryList', {
  summary:
    'Searches the site for a keyword: services first, then titles, summaries and texts. If nothing has all its words, `total` is 0 and the rows are the nearest.',
  filter: {
    keyword,
    kind: kindOf(m.field_content, searchKinds).optional(),
    lang,
    /** 1 searches for nothing but what was typed. */
    literal: flag('literal').default('0'),
    /** Words of the same meaning that are not searched for, separated by commas. */
    without: optionalText(m.field_keyword, 200),
    /** 1 answers with the best few of each kind, kinds in the order of their best result, instead of a page. */
    grouped: flag('grouped').default('0'),
  },
  output: searchQueryListAnswer,
  callsPerMinute: 120,
});

/** Suggestions begin with this many letters. */
export const minSuggested = 2;

const suggestion = searchRow.pick({ kind: true, refId: true, section: true, lang: true, title: true });
export type Suggestion = z.infer<typeof suggestion>;

export const searchQuerySuggestions = call.read(open, '/api/searchManage/search/querySuggestions', {
  summary: 'Suggests services and titles while a keyword is typed; nothing before its second letter.',
  input: z.object({ keyword, lang }),
  output: z.object({
    rows: z.array(suggestion),
    /** Another keyword than typed, if that was read by its sound or corrected. */
    understood: z.string().nullable(),
  }),
  callsPerMinute: 600,
});

export const searchQueryPopular = call.read(open, '/api/searchManage/search/queryPopular', {
  summary: 'The keywords that visitors searched for most in the last 30 days and found something by.',
  output: z.object({ keywords: z.array(z.string()) }),
});

export const searchRecord = call.write(open, '/api/searchManage/search/record', {
  summary: 'Counts a search of today, without who made it. What looks like a number of somebody is not kept.',
  input: z.object({ keyword, lang }),
  output: z.object({ counted: z.boolean() }),
  callsPerMinute: 60,
});

import * as m from '@portal/texts/messages';
import { z } from 'zod';
import * as call from '../call.ts';
import { id, instant, keyword, pageOf } from '../fields.ts';
import { kindOf, text } from '../form-field.ts';
import { version } from '../identity/fields.ts';
import { retCodes } from '../ret-code.ts';

const bySearchKeepers = { tag: 'search', access: ['OP_ADMIN', 'OP_CONTENT'] } as const;

const maxWords = 400;

/** Words that mean the same, separated by commas, in each language. */
export const synonymContent = z.object({
  zh: text(m.search_synonym_zh, maxWords),
  en: text(m.search_synonym_en, maxWords),
  es: text(m.search_synonym_es, maxWords),
  ja: text(m.search_synonym_ja, maxWords),
});
export type SynonymContent = z.infer<typeof synonymContent>;

const synonymRow = synonymContent.extend({ synonymId: id, updatedAt: instant, version: z.int() });
export type SynonymRow = z.infer<typeof synonymRow>;

export const synonymQueryList = call.list(bySearchKeepers, '/api/searchManage/synonym/queryList', {
  summary: 'Lists the words that mean the same in the search.',
  filter: { keyword: keyword.optional() },
  output: pageOf(synonymRow),
});

export const synonymQueryDetail = call.detail(bySearchKeepers, '/api/searchManage/synonym/queryDetail', {
  summary: 'One group of words that mean the same, for editing.',
  output: synonymRow,
});

export const synonymSave = call.save(bySearchKeepers, '/api/searchManage/synonym/save', {
  summary: 'Updates a group of words that mean the same, or adds one if no id is given.',
  data: synonymContent,
  output: synonymRow,
});

export const synonymDelete = call.write(bySearchKeepers, '/api/searchManage/synonym/operate', {
  summary: 'Deletes a group of words that mean the same.',
  input: z.object({ id, version, event: kindOf(m.field_event, ['delete']) }),
  output: z.object({ deleted: z.boolean() }),
  refuses: [retCodes.NOT_FOUND, retCodes.VERSION_CONFLICT],
});

const missRow = z.object({
  keyword: z.string(),
  /** How often nothing was found in the last 90 days. */
  misses: z.int(),
  lastDay: z.iso.date(),
});
export type MissRow = z.infer<typeof missRow>;

export const searchQueryMisses = call.list(bySearchKeepers, '/api/searchManage/search/queryMisses', {
  summary: 'Keywords by which nothing was found in the last 90 days, the commonest first.',
  filter: { keyword: keyword.optional() },
  output: pageOf(missRow),
});

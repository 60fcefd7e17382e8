import { wordContent, wordSave } from '@portal/contract/community/manage';
import { wordCategoryLabels, wordLevelLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { inArray, sql } from 'drizzle-orm';
import { coded, type ImportField, labelsOf, named, textOf } from '../../../feature/importer.ts';
import { tableImporter } from '../../../feature/table-importer.ts';
import { writeWords } from '../moderation/write-words.ts';
import { sensitiveWords } from '../post.table.ts';
import { wordRows } from './word.rows.ts';

const fields: readonly ImportField[] = [
  {
    key: 'word',
    label: m.community_field_word,
    aliases: ['词', '敏感词', '关键词', '词语'],
    isNeeded: true,
    example: '刷单',
  },
  {
    key: 'level',
    label: m.community_field_word_level,
    aliases: ['处理', '级别', '等级'],
    isNeeded: true,
    example: '拦截',
    read: coded(wordLevelLabels),
    show: named(wordLevelLabels),
    options: () => labelsOf(wordLevelLabels),
  },
  {
    key: 'category',
    label: m.community_field_word_category,
    aliases: ['类别', '分类'],
    isNeeded: true,
    example: '广告',
    read: coded(wordCategoryLabels),
    show: named(wordCategoryLabels),
    options: () => labelsOf(wordCategoryLabels),
  },
];

export const wordImporter = tableImporter({
  kind: 'WORD',
  roles: wordSave.access,
  fields,
  keys: ['word'],
  table: sensitiveWords,
  rowsOf: wordRows,
  schema: wordContent,
  defaults: { enabled: true },
  async match(db, _ctx, rows) {
    const given = rows.map(({ data }) => textOf(data.word).toLowerCase());
    const found = await db
      .select()
      .from(sensitiveWords)
      .where(inArray(sql`lower(${sensitiveWords.word})`, given));
    const present = new Map(found.map((word) => [word.word.toLowerCase(), word]));
    return ({ data }) => ({ before: present.get(textOf(data.word).toLowerCase()) ?? null });
  },
  write: writeWords,
  undo: { entity: 'sensitiveWord' },
});

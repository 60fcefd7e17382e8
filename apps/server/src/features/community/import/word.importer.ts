import { wordContent, wordSave } from '@portal/contract/community/manage';
import { wordCategoryLabels, wordLevelLabels } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import { inArray, sql } from 'drizzle-orm';
import {
  checkContent,
  coded,
  differences,
  type ImportField,
  importer,
  labelsOf,
  named,
  textOf,
} from '../../../feature/importer.ts';
import { undoIn } from '../../../feature/undo-import.ts';
import { writeWords } from '../moderation/write-words.ts';
import { sensitiveWords } from '../post.table.ts';

type Word = typeof sensitiveWords.$inferSelect;

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

const contentOf = ({ word, level, category, enabled }: Word) => ({ word, level, category, enabled });

export const wordImporter = importer<{ values: ReturnType<typeof contentOf>; before: Word | null }>({
  kind: 'WORD',
  roles: wordSave.access,
  fields,
  keys: ['word'],
  count: (db) => db.$count(sensitiveWords),
  async check(db, _ctx, rows) {
    const given = rows.map(({ data }) => textOf(data.word).toLowerCase());
    const found = await db
      .select()
      .from(sensitiveWords)
      .where(inArray(sql`lower(${sensitiveWords.word})`, given));
    const present = new Map(found.map((word) => [word.word.toLowerCase(), word]));
    return rows.map(({ data }) => {
      const before = present.get(textOf(data.word).toLowerCase()) ?? null;
      const was = before && contentOf(before);
      const { content: values, faults } = checkContent(
        wordContent,
        { enabled: true, ...was, ...data },
        fields,
      );
      return {
        faults,
        content: values && { values, before },
        present: before && { id: before.id, version: before.version },
        changes: was ? differences(fields, was, data) : [],
      };
    });
  },
  async write(tx, ctx, rows) {
    const saved = await writeWords(
      tx,
      ctx,
      rows.map(({ content: { values, before }, origin }) => ({
        values,
        before,
        logged: { importedFrom: origin },
      })),
    );
    return saved.map(({ id, version }, at) => {
      const before = rows[at]?.content.before ?? null;
      return { id, version, before: before && contentOf(before) };
    });
  },
  ...undoIn(sensitiveWords, { entity: 'sensitiveWord' }),
});

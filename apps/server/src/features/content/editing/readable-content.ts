import type { ArticleContent } from '@portal/contract/content/article-content';
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { fileItems } from '../../../platform/files/file.table.ts';
import type { ReadableTexts } from '../../../platform/working-copy/compare-texts.ts';
import { readableHtml } from '../../../platform/working-copy/readable-html.ts';
import { chinaSecondOf } from '../../../platform/xlsx/china-second.ts';
import { businessData, tagInfos } from '../../dictionary/dictionary.table.ts';
import { enterprises } from '../../enterprise/enterprise.table.ts';
import { columnNames } from '../column-names.ts';
import { listContentFiles } from './get-managed-article.ts';
import { levelLabels } from './managed-article.view.ts';

const readableTime = (at: number | null) => (at === null ? '' : chinaSecondOf(new Date(at)));

async function readNames(db: Db, contents: readonly ArticleContent[]): Promise<ReadonlyMap<string, string>> {
  const tagIds = contents.flatMap(({ tagIds: ids }) => ids);
  const companies = contents.flatMap(({ audience, enterpriseId }) => [
    ...audience.enterpriseIds,
    ...(enterpriseId === null ? [] : [enterpriseId]),
  ]);
  const stages = contents.flatMap(({ audience }) => audience.chainStages);
  const covers = contents.flatMap(({ coverFileId }) => coverFileId ?? []);
  const named = await Promise.all([
    db
      .select({ id: tagInfos.tagId, name: tagInfos.name })
      .from(tagInfos)
      .where(inArray(tagInfos.tagId, [...tagIds, ''])),
    db
      .select({ id: enterprises.id, name: enterprises.name })
      .from(enterprises)
      .where(inArray(enterprises.id, [...companies, ''])),
    db
      .select({ id: businessData.code, name: businessData.name })
      .from(businessData)
      .where(and(eq(businessData.type, 'CHAIN_STAGE'), inArray(businessData.code, [...stages, '']))),
    db
      .select({ id: fileItems.fileId, name: fileItems.name })
      .from(fileItems)
      .where(and(inArray(fileItems.fileId, [...covers, '']), eq(fileItems.index, 0))),
  ]);
  return new Map(named.flat().map(({ id, name }) => [id, name]));
}

async function readable(
  db: Db,
  content: ArticleContent,
  names: ReadonlyMap<string, string>,
): Promise<ReadableTexts> {
  const { audience, action, translations } = content;
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? id).join('、');
  const files = await listContentFiles(db, content);
  return new Map([
    ['title', content.title],
    ['subtitle', content.subtitle],
    ['summary', content.summary],
    ['body', readableHtml(content.body)],
    ...translations.flatMap(({ lang, title, summary, body }): [string, string][] => [
      [`title.${lang}`, title],
      [`summary.${lang}`, summary],
      [`body.${lang}`, readableHtml(body)],
    ]),
    ['column', columnNames[content.column]],
    ['cover', [named([content.coverFileId ?? '']), content.coverAlt].filter(Boolean).join(' ')],
    ['attachments', files.map(({ name }) => name).join('、')],
    ['source', content.source],
    ['author', content.author],
    ['issueNo', content.issueNo],
    ['level', levelLabels[content.level]],
    ['category', content.category],
    ['tags', named(content.tagIds)],
    ['enterprise', content.enterpriseId === null ? '' : named([content.enterpriseId])],
    ['audience', named([...audience.chainStages, ...audience.enterpriseIds])],
    ['needReceipt', content.needReceipt ? '是' : '否'],
    ['action', action ? `${action.label}（${action.url}）` : ''],
    ['publishAt', readableTime(content.publishAt)],
    ['expireAt', readableTime(content.expireAt)],
  ]);
}

/** Contents as readable text per field, with names for references; null reads as empty. */
export async function readContents(
  db: Db,
  before: ArticleContent | null,
  after: ArticleContent,
): Promise<[ReadableTexts, ReadableTexts]> {
  const names = await readNames(db, before ? [before, after] : [after]);
  return Promise.all([
    before ? readable(db, before, names) : new Map<string, string>(),
    readable(db, after, names),
  ]);
}

import type { ArticleColumn } from '@portal/contract/content/article';
import type { ArticleContent } from '@portal/contract/content/article-content';
import { ulid } from 'ulidx';
import type { Db } from '../../../platform/database/database.ts';
import { insertDrawings } from '../../../platform/files/insert-files.ts';

/** Subject of a text by words in its title; the first match wins. */
const subjects: readonly (readonly [words: RegExp, motif: string])[] = [
  [/玫瑰|月季/, 'rose'],
  [/百合/, 'lily'],
  [/兰花|蝴蝶兰|石斛/, 'orchid'],
  [/牡丹|芍药/, 'peony'],
  [/菊/, 'chrysanthemum'],
  [/绣球/, 'hydrangea'],
  [/洋桔梗/, 'eustoma'],
  [/郁金香/, 'tulip'],
  [/拍卖|花拍|行情|均价/, 'auction-hall'],
  [/冷链|冷库|保鲜/, 'cold-chain'],
  [/物流|运输|出口/, 'delivery'],
  [/种苗|育苗|组培/, 'seedling-trays'],
  [/土壤|基质|肥/, 'soil'],
  [/检测|研究|科研|实验/, 'laboratory'],
  [/用电|用水|供水|供电/, 'water-and-light'],
  [/温室|大棚/, 'greenhouse'],
  [/会议|座谈|培训|签约/, 'meeting'],
  [/大赛|评选|获奖/, 'contest-trophy'],
  [/补贴|补助|资金|税/, 'coins-and-sprout'],
];

/** Default motifs per column. Notices have no pictures; readers recognize them by level. */
const motifs: Partial<Record<ArticleColumn, string>> = {
  INDUSTRY: 'market-stall',
  PARK: 'terraces',
  STYLE: 'bouquet',
  SAFETY: 'tools',
};

const [width, height] = [1600, 900];

/** Motif for a text without its own picture; undefined if it needs none. */
export function motifOf({ column, title }: Pick<ArticleContent, 'column' | 'title'>): string | undefined {
  const ofColumn = motifs[column];
  return ofColumn && (subjects.find(([words]) => words.test(title))?.[1] ?? ofColumn);
}

/** The content, with a generated cover if its authors gave none. */
export async function withCover(
  tx: Db,
  articleId: string,
  content: ArticleContent,
  now: Date,
): Promise<ArticleContent> {
  const motif = content.coverFileId === null ? motifOf(content) : undefined;
  if (!motif) return content;
  const id = ulid(now.getTime());
  await insertDrawings(tx, [{ id, recipe: { motif, seed: articleId }, width, height, alt: '' }]);
  return { ...content, coverFileId: id, coverAlt: '' };
}

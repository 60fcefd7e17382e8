import { type ArticleLevel, articleLevels } from '@portal/contract/article';

interface KindCount {
  level: ArticleLevel;
  category: string | null;
  count: number;
}

function sumBy<Key>(rows: readonly KindCount[], keyOf: (row: KindCount) => Key): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + row.count);
  return sums;
}

/** Sums of the counts by level (in the levels' order) and by category (the most frequent first). */
export function viewKinds(rows: readonly KindCount[]) {
  const byLevel = sumBy(rows, (row) => row.level);
  const byCategory = sumBy(rows, (row) => row.category);
  return {
    total: rows.reduce((sum, row) => sum + row.count, 0),
    levels: articleLevels.flatMap((level) => {
      const count = byLevel.get(level);
      return count === undefined ? [] : [{ level, count }];
    }),
    categories: [...byCategory]
      .flatMap(([category, count]) => (category === null ? [] : [{ category, count }]))
      .sort((a, b) => b.count - a.count || a.category.localeCompare(b.category, 'zh')),
  };
}

import type { ArticleColumn } from './article-source.ts';
import { demoRandom } from './demo-random.ts';

const readersAtFirst: Record<ArticleColumn, number> = {
  NOTICE: 260,
  INDUSTRY: 180,
  PARK: 150,
  SAFETY: 130,
  STYLE: 90,
};

/** Number of views after so many days: most in the first weeks, a few every day after, more for popular topics. */
export function articleViews(column: ArticleColumn, key: string, daysOut: number): number {
  if (daysOut < 0) return 0;
  const liking = 0.7 + demoRandom(`views/${key}`) * 0.9;
  const early = readersAtFirst[column] * (1 - Math.exp(-(daysOut + 0.4) / 9));
  return Math.round(liking * (early + daysOut * 2.6));
}

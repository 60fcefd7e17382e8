import type { Motif } from '@portal/illustration';
import type { DemoArticle } from './article-source.ts';

/** Groups of interchangeable pictures. */
const families: Motif[][] = [
  [
    'bouquet',
    'leaves-branch',
    'rose',
    'lily',
    'orchid',
    'peony',
    'chrysanthemum',
    'hydrangea',
    'eustoma',
    'tulip',
  ],
  ['greenhouse', 'terraces', 'seedling-trays', 'soil', 'water-and-light', 'tools', 'laboratory'],
  ['market-stall', 'auction-hall', 'delivery', 'cold-chain', 'chart', 'coins-and-sprout'],
  ['community', 'meeting', 'documents-and-flower', 'licence', 'contest-trophy'],
];

/**
 * The articles, with pictures changed where two neighbours in a list would show the same one: the older gets another of
 * its group. Seasonal texts move with the day of the fill, so neighbours depend on it too.
 */
export function unlikeNeighbours(articles: readonly DemoArticle[]): DemoArticle[] {
  const motifs = new Map(articles.map(({ key, motif }) => [key, motif]));
  for (const list of Object.values(Object.groupBy(articles, ({ column }) => column))) {
    const shown = list.filter(({ status }) => status === 'PUBLISHED').sort(inListOrder);
    for (const [place, { key, motif }] of shown.entries()) {
      const above = motifs.get(shown[place - 1]?.key ?? '');
      if (motif !== above) continue;
      const below = shown[place + 1]?.motif;
      const family = families.find((members) => members.includes(motif)) ?? [];
      const other = family.find((member) => member !== above && member !== below);
      if (other) motifs.set(key, other);
    }
  }
  return articles.map((article) => ({ ...article, motif: motifs.get(article.key) ?? article.motif }));
}

const inListOrder = (a: DemoArticle, b: DemoArticle) =>
  Number(b.pinned) - Number(a.pinned) || b.publishAt - a.publishAt;

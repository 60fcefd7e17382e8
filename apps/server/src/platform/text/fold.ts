import { dropInvisible } from '@portal/contract/letters';
import { simplifiedPairs } from './han-table.ts';

/** Radicals of U+2E80–2EFF that PDFs give for whole characters, each followed by the character; NFKC leaves them. */
const radicalPairs =
  '⺁厂⺄乙⺈刀⺊卜⺌小⺍小⺎兀⺒巳⺓幺⺗心⺛旡⺜日⺝月⺠民⺧牛⺩王⺫目⺬示⺮竹⺶羊⺷羊⺻聿⺼月⺽臼⻁虎⻃西⻄西⻅见⻆角⻉贝⻊足⻋车⻑长⻓长⻔门⻕阜⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻡首⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫齐⻬齐⻭齿⻮齿⻯龙⻰龙⻱龟⻲龟⻳龟';

/** Pairs of characters as a table. */
function tableOf(pairs: string): Map<string, string> {
  const characters = [...pairs];
  const table = new Map<string, string>();
  for (let at = 0; at + 1 < characters.length; at += 2) {
    table.set(characters[at] ?? '', characters[at + 1] ?? '');
  }
  return table;
}

const simplified = tableOf(simplifiedPairs + radicalPairs);

/** The simplified form of one character, or the character itself. */
export const simplifiedOf = (character: string): string => simplified.get(character) ?? character;

/** What joins the parts of an emoji, which the database drops too. */
const emojiJoiners = /\u200D|\uFE0F/g;

const foldable = /[\u2E80-\u2EFF\u3400-\u9FFF\u{20000}-\u{3FFFF}]/gu;

/**
 * The form in which texts are compared: without invisible letters, width, case and radicals, in simplified characters.
 */
export const foldText = (text: string): string =>
  dropInvisible(dropInvisible(text).normalize('NFKC'))
    .replace(emojiJoiners, '')
    .toLowerCase()
    .replace(foldable, simplifiedOf);

const brackets: readonly [RegExp, string][] = [
  [/[[{<〈《「『【〔〖〘〚]/g, '('],
  [/[\]}>〉》」』】〕〗〙〛]/g, ')'],
  [/[•‧∙⋅・･.。｡]/g, '·'],
  [/[‐‑‒–—―−]/g, '-'],
];

/** The form in which names are compared: as {@link foldText}, without blanks, and with brackets, dots and dashes alike. */
export const foldName = (name: string): string =>
  brackets.reduce((text, [from, to]) => text.replace(from, to), foldText(name).replace(/\s/g, ''));

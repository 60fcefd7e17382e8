import { readUnits, runsOf, type TextUnit } from './text-units.ts';

/** Words of a question that say nothing about what is looked for. */
const idle = new Set(
  [
    '怎么 怎样 如何 怎么办 哪里 哪儿 在哪 在哪里 什么 哪些 多少 几点 我要 我想 想要 想 请问 可以 能否 能不能 是否 需要 一下 关于 有没有 没有 是 吗 呢 吧 啊 的 了 和 与 及 或 我 你 您 要 最新',
    'a an the of for in on at to from by with and or is are do does i my me you your we our can how what where when which please want need get',
    'el la los las un una de del en y o a para por con que como donde cuando cual mi su es son se quiero necesito',
  ].flatMap((line) => line.split(' ')),
);

const kana = /\p{Script=Hiragana}|\p{Script=Katakana}/u;
const chinese = new Intl.Segmenter('zh', { granularity: 'word' });

/** Longest word of the park, in characters of a script without spaces and in Latin words. */
const maxKnown = 10;
const maxKnownWords = 4;

/** All parts of a keyword that may be a word of the park. */
export function candidatesOf(keyword: string): string[] {
  const found = new Set<string>();
  for (const run of runsOf(readUnits(keyword))) {
    for (let start = 0; start < run.length; start += 1) {
      const end = Math.min(run.length, start + maxKnown);
      for (let stop = start + 1; stop <= end; stop += 1) found.add(textOfUnits(run.slice(start, stop)));
    }
  }
  const spaced = readUnits(keyword).filter(({ isIdeograph }) => !isIdeograph);
  for (let start = 0; start < spaced.length; start += 1) {
    for (let count = 1; count <= maxKnownWords; count += 1) {
      found.add(
        spaced
          .slice(start, start + count)
          .map(({ text }) => text)
          .join(' '),
      );
    }
  }
  return [...found];
}

const textOfUnits = (units: readonly TextUnit[]): string => units.map(({ text }) => text).join('');

/** The form in which words of the park are compared with the parts of a keyword. */
export function wordKey(word: string): string {
  const units = readUnits(word);
  return units.some(({ isIdeograph }) => isIdeograph)
    ? textOfUnits(units)
    : units.map(({ text }) => text).join(' ');
}

/** Joins what the segmenter left as single characters: two and two, one more to its neighbour. */
function joinSingles(pieces: readonly string[]): string[] {
  const words: string[] = [];
  let singles: string[] = [];
  const flush = () => {
    if (singles.length === 1 && words.length > 0 && pieces.length > 1)
      words.push((words.pop() ?? '') + singles.join(''));
    else
      for (let at = 0; at < singles.length; at += 2) {
        const isThree = singles.length - at === 3;
        words.push(singles.slice(at, at + (isThree ? 3 : 2)).join(''));
        if (isThree) break;
      }
    singles = [];
  };
  for (const piece of pieces) {
    if ([...piece].length === 1) singles.push(piece);
    else {
      flush();
      words.push(piece);
    }
  }
  flush();
  return words;
}

/** Splits text without spaces and without words of the park. Of Japanese, what is not written in hiragana tells. */
function segment(text: string): string[] {
  if (kana.test(text)) return text.match(/\p{Script=Han}+|[\p{Script=Katakana}ー]+/gu) ?? [];
  const pieces = [...chinese.segment(text)].map((piece) => piece.segment);
  return joinSingles(pieces.filter((piece) => !idle.has(piece)));
}

/** Splits a run at the words of the park, the longest first, and the rest by the dictionary of the runtime. */
function splitRun(run: readonly TextUnit[], isKnown: (word: string) => boolean): string[] {
  const words: string[] = [];
  let rest = '';
  const flush = () => {
    if (rest !== '') words.push(...segment(rest));
    rest = '';
  };
  for (let at = 0; at < run.length; ) {
    let length = Math.min(maxKnown, run.length - at);
    const isWord = (text: string) => isKnown(text) || idle.has(text);
    while (length > 1 && !isWord(textOfUnits(run.slice(at, at + length)))) length -= 1;
    const text = textOfUnits(run.slice(at, at + Math.max(1, length)));
    if (length > 1) {
      flush();
      if (!idle.has(text)) words.push(text);
    } else rest += text;
    at += Math.max(1, length);
  }
  flush();
  return words;
}

/** Splits words with spaces: known ones of several words stay together. */
function splitSpaced(units: readonly TextUnit[], isKnown: (word: string) => boolean): string[] {
  const words: string[] = [];
  for (let at = 0; at < units.length; ) {
    const joined = (count: number) =>
      units
        .slice(at, at + count)
        .map(({ text }) => text)
        .join(' ');
    let count = Math.min(maxKnownWords, units.length - at);
    while (count > 1 && !isKnown(joined(count))) count -= 1;
    if (count > 1 || !idle.has(joined(1))) words.push(joined(count));
    at += count;
  }
  return words;
}

/** The words of a keyword that say what is looked for; all of them if none does. */
export function splitWords(keyword: string, isKnown: (word: string) => boolean): string[] {
  const units = readUnits(keyword);
  const words = units.every(({ isIdeograph }) => !isIdeograph)
    ? splitSpaced(units, isKnown)
    : runsOf(units).flatMap((run) =>
        run.some(({ isIdeograph }) => isIdeograph) && run.length > 2
          ? splitRun(run, isKnown)
          : [textOfUnits(run)],
      );
  const unique = [...new Set(words)];
  return unique.length > 0 ? unique : runsOf(units).map(textOfUnits);
}

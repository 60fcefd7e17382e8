import type { Language } from '../language.ts';

/** One text in Chinese, as the server says it, and in the other languages. */
export type WordRow = readonly [zh: string, en: string, es: string, ja: string];

/** A piece of a translated text; what people have written stays in Chinese. */
export type Part = string | { chinese: string };

export type Translate = (text: string) => Part[] | undefined;

const columns = { en: 1, es: 2, ja: 3 } as const;
const slot = /\{(\w+)\}/;
const han = /\p{Script=Han}/u;

/** What the server puts between several texts, and what stands there in the languages that set spaces. */
const joints = { ' · ': ' · ', '，': ', ', '；': '; ', '：': ': ' };

interface Pattern {
  /** The text without its slots. */
  literal: string;
  expression: RegExp;
  words: string;
}

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

function patternOf(chinese: string, words: string): Pattern {
  const pieces = chinese.split(slot);
  const source = pieces.map((piece, at) => (at % 2 === 1 ? `(?<${piece}>.+?)` : quoted(piece))).join('');
  return {
    literal: pieces.filter((_piece, at) => at % 2 === 0).join(''),
    expression: new RegExp(`^${source}$`, 's'),
    words,
  };
}

const written = (text: string): Part => (han.test(text) ? { chinese: text } : text);

/** Words as a text begins with them. */
function beginning([first, ...others]: Part[]): Part[] {
  if (typeof first !== 'string') return first ? [first, ...others] : others;
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others];
}

/** What is known in Chinese, in another language; undefined for what is not known. */
export function createTranslator(rows: readonly WordRow[], language: Exclude<Language, 'zh'>): Translate {
  const wordsOf = (row: WordRow) => row[columns[language]];
  const whole = new Map(rows.filter(([chinese]) => !slot.test(chinese)).map((row) => [row[0], wordsOf(row)]));
  // Of two that fit, the one which says more.
  const patterns = rows
    .filter(([chinese]) => slot.test(chinese))
    .map((row) => patternOf(row[0], wordsOf(row)))
    .sort((one, other) => other.literal.length - one.literal.length);

  function fill(words: string, values: Readonly<Record<string, string>>): Part[] {
    const pieces = words.split(slot);
    return pieces.flatMap((piece, at): Part[] => {
      if (at % 2 === 0) return piece === '' ? [] : [piece];
      const value = values[piece] ?? '';
      const said = translate(value);
      if (!said) return [written(value)];
      return at === 1 && pieces[0] === '' ? beginning(said) : said;
    });
  }

  function translateJoined(text: string): Part[] | undefined {
    for (const [joint, other] of Object.entries(joints)) {
      const pieces = text.split(joint);
      if (pieces.length < 2) continue;
      // A piece without Chinese is the same in every language.
      const said = pieces.map((piece) => translate(piece) ?? (han.test(piece) ? undefined : [piece]));
      // Behind a colon stands what somebody has written.
      const isKnown = joint === '：' ? said[0] !== undefined : said.every((piece) => piece !== undefined);
      if (!isKnown) continue;
      return said.flatMap((piece, at): Part[] => [
        ...(at === 0 ? [] : [language === 'ja' ? joint : other]),
        ...(piece ?? [written(pieces[at] ?? '')]),
      ]);
    }
    return undefined;
  }

  function translate(text: string): Part[] | undefined {
    const known = whole.get(text);
    if (known !== undefined) return [known];
    for (const { expression, words } of patterns) {
      const found = expression.exec(text);
      if (found) return fill(words, found.groups ?? {});
    }
    return translateJoined(text);
  }

  return translate;
}

export const textOf = (parts: readonly Part[]): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.chinese)).join('');

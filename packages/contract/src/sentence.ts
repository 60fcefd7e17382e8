const fullStop = '。．.';
const otherEnd = '！!？?…';
const clausePoint = '，,；;：:、';

/** Matches a text that ends a sentence, even within a closing quote or bracket. */
const isWhole = new RegExp(`[${fullStop}${otherEnd}][”’"'」』》）)\\]]*$`, 'u');
const chineseStop = /[。．]$/u;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Resolves the meeting of a value's end with the punctuation mark after it. */
function meet(value: string, point: string): string {
  if (fullStop.includes(point)) return value;
  if (chineseStop.test(value)) return value.slice(0, -1) + point;
  // The value already ends with a question or exclamation mark.
  return otherEnd.includes(point) && otherEnd.includes(value.at(-1) ?? '') ? value : value + point;
}

/**
 * Fixes a worded text where a user's value meets the punctuation of the surrounding sentence: the reason “资料不实。” gives
 * “原因：资料不实。请联系园区”, not “资料不实。。”. Changes are made only where a value meets its sentence; the inside of a value stays as
 * written.
 */
export function meetSentence(text: string, values: readonly string[]): string {
  const whole = [...new Set(values.map((value) => value.trim()))].filter((value) => isWhole.test(value));
  return whole.reduce(
    (worded, value) =>
      worded.replace(
        new RegExp(`${literal(value)}\\s*([${fullStop}！!？?${clausePoint}])`, 'gu'),
        (_all, point: string) => meet(value, point),
      ),
    text,
  );
}

/** Joins user-written clauses into one text, dropping the full stop before each semicolon. */
export const joinClauses = (clauses: readonly string[]): string =>
  clauses
    .map((clause, at) => (at < clauses.length - 1 ? clause.trimEnd().replace(/[。．]+$/u, '') : clause))
    .join('；');

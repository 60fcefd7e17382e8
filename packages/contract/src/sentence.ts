const fullStop = '。．.';
const otherEnd = '！!？?…';
const clausePoint = '，,；;：:、';

/** A text that ends a sentence by itself, be it within a closing quote or bracket. */
const isWhole = new RegExp(`[${fullStop}${otherEnd}][”’"'」』》）)\\]]*$`, 'u');
const chineseStop = /[。．]$/u;

const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What follows a value in its sentence, and what is left of both. */
function meet(value: string, point: string): string {
  if (fullStop.includes(point)) return value;
  if (chineseStop.test(value)) return value.slice(0, -1) + point;
  // A question or an exclamation that is asked for twice.
  return otherEnd.includes(point) && otherEnd.includes(value.at(-1) ?? '') ? value : value + point;
}

/**
 * Mends a worded text in which the end of a value written by people meets the punctuation of the sentence around it:
 * the reason “资料不实。” makes “原因：资料不实。请联系园区”, not “资料不实。。”. Only where a value meets its sentence is
 * anything changed; what stands within a value stays as it was written.
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

/** Clauses that people have written, as one text: each loses the full stop before the semicolon. */
export const joinClauses = (clauses: readonly string[]): string =>
  clauses
    .map((clause, at) => (at < clauses.length - 1 ? clause.trimEnd().replace(/[。．]+$/u, '') : clause))
    .join('；');

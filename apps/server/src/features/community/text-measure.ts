import { createHash } from 'node:crypto';
import { foldText } from '../../platform/text/fold.ts';

/** Pairs of adjacent characters with their frequencies. */
function pairsOf(text: string): Map<string, number> {
  const characters = [...text.replace(/\s+/g, '')];
  const pairs = new Map<string, number>();
  for (let at = 0; at + 1 < characters.length; at++) {
    const pair = `${characters[at]}${characters[at + 1]}`;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

const sizeOf = (pairs: ReadonlyMap<string, number>) =>
  [...pairs.values()].reduce((sum, times) => sum + times, 0);

/**
 * Share of a text that has changed, from 0 to 1, based on the character pairs both versions contain; their position
 * doesn't matter.
 */
export function changedShare(before: string, after: string): number {
  const [old, now] = [pairsOf(before), pairsOf(after)];
  const all = sizeOf(old) + sizeOf(now);
  if (all === 0) return before === after ? 0 : 1;
  let common = 0;
  for (const [pair, times] of old) common += Math.min(times, now.get(pair) ?? 0);
  return 1 - (2 * common) / all;
}

/** Equal for texts that differ only in spaces and punctuation. */
export const fingerprintOf = (text: string): string =>
  createHash('sha256')
    .update(foldText(text).replace(/[^\p{L}\p{N}]+/gu, ''))
    .digest('hex')
    .slice(0, 32);

/** Whether a text contains a web or email address. */
export const hasLink = (text: string): boolean =>
  /(?:https?:\/\/|www\.)\S|[\w-]\.(?:com|cn|net|org|top|xyz|example|vip|shop|cc)\b/i.test(text);

export const excerptOf = (text: string): string => text.replace(/\s+/g, ' ').trim().slice(0, 160);

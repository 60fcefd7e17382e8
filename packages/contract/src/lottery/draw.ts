/**
 * The draw of a lottery: a pure function of a seed and a list of entrants. The server runs it, the page of a draw
 * recomputes it in the reader's browser, and `apps/web/public/verify-draw.mjs` implements it again in plain Node.
 */

/** Returns SHA-256 as lower-case hex; Node and browsers each pass their own implementation. */
export type Sha256 = (bytes: Uint8Array) => string;

const utf8 = new TextEncoder();
const hashText = (sha256: Sha256, text: string) => sha256(utf8.encode(text));

/** @throws {Error} if it is not lower-case hex with an even number of digits */
export function bytesOfHex(hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) throw new Error('a seed must be lowercase hex');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** The commitment to a seed published before the draw; the seed is 32 bytes in hex. */
export const seedCommitOf = (sha256: Sha256, seedHex: string): string => sha256(bytesOfHex(seedHex));

/**
 * The full number of an entry: its position in joining order, and a random value contributed by the entrant's device.
 */
export const entryNoOf = (no: number, nonce: string): string => `${shortNoOf(no)}-${nonce}`;

/** The part of the number that people read. */
const shortNoOf = (no: number): string => String(no).padStart(4, '0');
export const shortOf = (entryNo: string): string => entryNo.split('-', 1)[0] ?? entryNo;

const placeOf = (entryNo: string) => Number.parseInt(entryNo, 10);

/** The entries in the order in which they are hashed. */
export const inOrder = (entryNos: readonly string[]): string[] =>
  entryNos.toSorted((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1));

/** Hash of the list of entrants, independent of the order given. */
export const entrantsHashOf = (sha256: Sha256, entryNos: readonly string[]): string =>
  hashText(sha256, inOrder(entryNos).join('\n'));

/** The draw value of one entry; the lowest values win. */
const drawValueOf = (sha256: Sha256, seedHex: string, entrantsHash: string, entryNo: string): string =>
  hashText(sha256, `${seedHex}:${entrantsHash}:${entryNo}`);

interface DrawnEntry {
  entryNo: string;
  value: string;
  /** Rank of the prize won; null for none. */
  rank: number | null;
}

/** Number of prizes in a rank. */
interface RankCount {
  rank: number;
  count: number;
}

/** Draws a lottery: returns all entries in draw order, with prizes assigned from the first, highest rank first. */
export function drawLottery(
  sha256: Sha256,
  { seed, entryNos, ranks }: { seed: string; entryNos: readonly string[]; ranks: readonly RankCount[] },
): DrawnEntry[] {
  const entrantsHash = entrantsHashOf(sha256, entryNos);
  const prizes = ranks
    .toSorted((one, other) => one.rank - other.rank)
    .flatMap(({ rank, count }) => Array.from({ length: count }, () => rank));
  return entryNos
    .map((entryNo) => ({ entryNo, value: drawValueOf(sha256, seed, entrantsHash, entryNo) }))
    .sort((one, other) => (one.value === other.value ? 0 : one.value < other.value ? -1 : 1))
    .map((entry, at) => ({ ...entry, rank: prizes[at] ?? null }));
}

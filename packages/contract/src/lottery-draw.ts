/**
 * The draw of a lottery: a pure function of a seed and a list of entrants. The server draws by it, the page of a draw
 * recomputes it in the reader's browser, and `apps/web/public/verify-draw.mjs` says the same once more with nothing but Node.
 */

/** SHA-256 in lower-case hex; Node and browsers bring their own. */
export type Sha256 = (bytes: Uint8Array) => string;

const utf8 = new TextEncoder();
const hashText = (sha256: Sha256, text: string) => sha256(utf8.encode(text));

/** @throws {Error} unless it is hex of whole bytes */
export function bytesOfHex(hex: string): Uint8Array {
  if (!/^(?:[0-9a-f]{2})+$/.test(hex)) throw new Error('a seed is lower-case hex');
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

/** What is shown of a seed before the draw; the seed is 32 bytes, written as hex. */
export const seedCommitOf = (sha256: Sha256, seedHex: string): string => sha256(bytesOfHex(seedHex));

/** The full number of an entry: its place in the order of joining, and what its entrant's own device has thrown in. */
export const entryNoOf = (no: number, nonce: string): string => `${shortNoOf(no)}-${nonce}`;

/** The part of it that people read. */
const shortNoOf = (no: number): string => String(no).padStart(4, '0');
export const shortOf = (entryNo: string): string => entryNo.split('-', 1)[0] ?? entryNo;

const placeOf = (entryNo: string) => Number.parseInt(entryNo, 10);

/** The entries in the order in which their hash is made. */
export const inOrder = (entryNos: readonly string[]): string[] =>
  entryNos.toSorted((one, other) => placeOf(one) - placeOf(other) || (one < other ? -1 : 1));

/** The fingerprint of the list of entrants, whatever the order in which it is given. */
export const entrantsHashOf = (sha256: Sha256, entryNos: readonly string[]): string =>
  hashText(sha256, inOrder(entryNos).join('\n'));

/** The value of one entry; the least wins. */
const drawValueOf = (sha256: Sha256, seedHex: string, entrantsHash: string, entryNo: string): string =>
  hashText(sha256, `${seedHex}:${entrantsHash}:${entryNo}`);

interface DrawnEntry {
  entryNo: string;
  value: string;
  /** The rank of its prize; null of who has won none. */
  rank: number | null;
}

/** How many prizes a rank has. */
interface RankCount {
  rank: number;
  count: number;
}

/** All entries in the order of the draw, the first of them with the prizes, those of the first rank first. */
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

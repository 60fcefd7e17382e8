import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'zstd';

/** A page cached for many visitors is worth ten times the work of one that is sent once. */
export type Effort = 'many' | 'once';

type Compressor = [Encoding, (body: Buffer) => Promise<Buffer>];

/**
 * A window of 64 KB holds a page and needs little memory: level 7 then costs as much as level 5 with the default
 * window.
 */
const thorough = { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 16 } };
/** Ten times the work for a twelfth less. */
const utmost = { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 16 } };
/** What the first packets of a connection hold (14,600 bytes) beside the headers. */
const firstPackets = 13_400;

/** A page that only just misses the first packets, as the home page does, is worth the work: a round trip less. */
async function compressToFit(body: Buffer): Promise<Buffer> {
  const packed = await compressBrotli(body, thorough);
  const isClose = packed.length > firstPackets && packed.length < firstPackets * 1.12;
  return isClose ? compressBrotli(body, utmost) : packed;
}
const fastest = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** The best first. Knowing the size, a compressor allocates memory for a page and not for a film. */
const compressors: Record<Effort, Compressor[]> = {
  many: [
    ['br', compressToFit],
    ['gzip', (body) => compressGzip(body, { level: 6 })],
  ],
  once: [
    // 0.1 ms for a page: less than handing it over to another thread costs.
    ['zstd', async (body) => zstdCompressSync(body, { ...fastest, pledgedSrcSize: body.length })],
    ['gzip', (body) => compressGzip(body, { level: 1 })],
  ],
};

/** The encoding a visitor gets of a page with this effort, or undefined when they accept none of ours. */
export function encodingFor(accepted: string | undefined, effort: Effort): Encoding | undefined {
  return compressors[effort].find(([encoding]) => accepted?.includes(encoding))?.[0];
}

/** The body in an encoding that the visitor accepts, or null when encoding is not worthwhile. */
export type Encode = (accepted: string | undefined) => Promise<EncodedPage> | null;

interface EncodedPage {
  encoding: Encoding;
  body: Buffer;
  /** False when the next visitor will get a better encoding. */
  isKept: boolean;
}

/**
 * Compresses a body and caches the result. The first visitor of a page gets the fast encoding, which is not cached,
 * because most pages deep in a list are requested only once. `isWanted` means that it was requested before.
 */
export function createEncoder(body: Buffer, effort: Effort, isWanted = false): Encode {
  const kept = new Map<Encoding, Promise<EncodedPage>>();
  let isAskedAgain = isWanted;
  return (accepted) => {
    const isTaken = ([encoding]: Compressor) => accepted?.includes(encoding);
    const isKept = effort === 'many' && isAskedAgain;
    isAskedAgain = true;
    const found = compressors[isKept ? 'many' : 'once'].find(isTaken);
    if (!found) return null;
    const [encoding, compress] = found;
    const known = kept.get(encoding);
    if (known) return known;
    const encoded = compress(body).then((compressed) => ({ encoding, body: compressed, isKept }));
    if (isKept) kept.set(encoding, encoded);
    return encoded;
  };
}

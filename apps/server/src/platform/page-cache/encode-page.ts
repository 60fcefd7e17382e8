import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompressSync } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'zstd';

/** How much work compression is worth: a page cached for many visitors justifies ten times that of one sent once. */
export type Effort = 'many' | 'once';

type Compressor = [Encoding, (body: Buffer) => Promise<Buffer>];

/**
 * A window of 64 KB holds a whole page and needs little memory: level 7 then costs as much as level 5 with the default
 * window.
 */
const thorough = { params: { [constants.BROTLI_PARAM_QUALITY]: 7, [constants.BROTLI_PARAM_LGWIN]: 16 } };
/** Ten times the work for a size reduction of a twelfth. */
const utmost = { params: { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_LGWIN]: 16 } };
/** Bytes in the first packets of a connection (14,600), minus the headers. */
const firstPackets = 13_400;

/** For a page that only just exceeds the first packets, like the home page, the extra work saves a round trip. */
async function compressToFit(body: Buffer): Promise<Buffer> {
  const packed = await compressBrotli(body, thorough);
  const isClose = packed.length > firstPackets && packed.length < firstPackets * 1.12;
  return isClose ? compressBrotli(body, utmost) : packed;
}
const fastest = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Best first. Given the size, a compressor allocates memory for a page rather than for a film. */
const compressors: Record<Effort, Compressor[]> = {
  many: [
    ['br', compressToFit],
    ['gzip', (body) => compressGzip(body, { level: 6 })],
  ],
  once: [
    // Synchronous: a page takes 0.1 ms, less than handing it to another thread.
    ['zstd', async (body) => zstdCompressSync(body, { ...fastest, pledgedSrcSize: body.length })],
    ['gzip', (body) => compressGzip(body, { level: 1 })],
  ],
};

/** The encoding for a visitor at this effort; undefined if they accept none of ours. */
export function encodingFor(accepted: string | undefined, effort: Effort): Encoding | undefined {
  return compressors[effort].find(([encoding]) => accepted?.includes(encoding))?.[0];
}

/** Encodes the body as the visitor accepts; null when encoding is not worthwhile. */
export type Encode = (accepted: string | undefined) => Promise<EncodedPage> | null;

interface EncodedPage {
  encoding: Encoding;
  body: Buffer;
  /** Whether the encoding is kept; false if the next visitor will get a better one. */
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

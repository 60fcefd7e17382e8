import { createCipheriv, createHash } from 'node:crypto';

/** What fills a password up to 32 bytes (ISO 32000-1, 7.6.3.3). */
const padding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');
const escapes: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };

const hash = (name: string, ...parts: Buffer[]): Buffer =>
  createHash(name).update(Buffer.concat(parts)).digest();

function rc4(key: Buffer, bytes: Buffer): Buffer {
  const box = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (one: number, other: number) => {
    [box[one], box[other]] = [box[other] ?? 0, box[one] ?? 0];
  };
  for (let at = 0, other = 0; at < 256; at += 1) {
    other = (other + (box[at] ?? 0) + (key[at % key.length] ?? 0)) & 255;
    swap(at, other);
  }
  let [one, other] = [0, 0];
  return bytes.map((byte) => {
    one = (one + 1) & 255;
    other = (other + (box[one] ?? 0)) & 255;
    swap(one, other);
    return byte ^ (box[((box[one] ?? 0) + (box[other] ?? 0)) & 255] ?? 0);
  }) as Buffer;
}

/** The string that begins at the first bracket after a key; bytes are characters of Latin-1. */
function stringAfter(text: string, key: RegExp): Buffer | null {
  const found = key.exec(text);
  if (!found) return null;
  let at = found.index + found[0].length;
  if (text[at] === '<') return Buffer.from(text.slice(at + 1, text.indexOf('>', at)), 'hex');
  let depth = 1;
  let value = '';
  for (at += 1; at < text.length; at += 1) {
    const sign = text[at] ?? '';
    if (sign === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0];
      const escaped = text[at + 1] ?? '';
      value += octal ? String.fromCharCode(Number.parseInt(octal, 8) & 255) : (escapes[escaped] ?? escaped);
      at += octal?.length ?? 1;
      continue;
    }
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (depth === 0) break;
    value += sign;
  }
  return Buffer.from(value, 'latin1');
}

const numberAfter = (text: string, key: RegExp): number | null => {
  const digits = key.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
};

/** Hash of the empty password in revision 6 (ISO 32000-2, algorithm 2.B). */
function hardened(salt: Buffer): Buffer {
  let key = hash('sha256', salt);
  for (let round = 0; ; round += 1) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32)).setAutoPadding(
      false,
    );
    const mixed = cipher.update(Buffer.concat(Array<Buffer>(64).fill(key)));
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = hash(['sha256', 'sha384', 'sha512'][sum % 3] ?? 'sha256', mixed);
    if (round >= 63 && (mixed.at(-1) ?? 0) <= round - 32) return key.subarray(0, 32);
  }
}

interface Lock {
  revision: number;
  owner: Buffer;
  user: Buffer;
  permissions: number;
  keyBytes: number;
  id: Buffer;
  /** Whether title and author stay readable for all. */
  showsMetadata: boolean;
}

function opensWithoutPassword({ revision, owner, user, permissions, keyBytes, id, showsMetadata }: Lock) {
  if (revision >= 5) {
    const salt = user.subarray(32, 40);
    return (revision === 5 ? hash('sha256', salt) : hardened(salt)).equals(user.subarray(0, 32));
  }
  const flags = Buffer.alloc(4);
  flags.writeInt32LE(permissions | 0);
  const more = revision >= 4 && showsMetadata ? [Buffer.from('ffffffff', 'hex')] : [];
  let key = hash('md5', padding, owner.subarray(0, 32), flags, id, ...more).subarray(0, keyBytes);
  if (revision === 2) return rc4(key, padding).equals(user.subarray(0, 32));
  for (let round = 0; round < 50; round += 1) key = hash('md5', key).subarray(0, keyBytes);
  let check = hash('md5', padding, id);
  for (let round = 0; round < 20; round += 1) check = rc4(key.map((byte) => byte ^ round) as Buffer, check);
  return check.equals(user.subarray(0, 16));
}

/** Whether a PDF asks for a password before it opens; one that only forbids printing does not. */
export function isLockedPdf(bytes: Buffer): boolean {
  const text = bytes.toString('latin1');
  const [, number = '', generation = ''] = /\/Encrypt\s+(\d{1,10})\s+(\d{1,5})\s+R/.exec(text) ?? [];
  if (number === '') return false;
  const start = new RegExp(`(?:^|[\\r\\n ])${number}\\s+${generation}\\s+obj`).exec(text)?.index ?? -1;
  if (start < 0) return false;
  const end = text.indexOf('endobj', start);
  const lock = text.slice(start, end < 0 ? undefined : end);
  const [owner, user] = [stringAfter(lock, /\/O\s*(?=[(<])/), stringAfter(lock, /\/U\s*(?=[(<])/)];
  const revision = numberAfter(lock, /\/R\s+(\d)/);
  if (!owner || !user || revision === null) return false;
  const version = numberAfter(lock, /\/V\s+(\d)/) ?? 1;
  const bits = version === 1 ? 40 : version >= 4 ? 128 : (numberAfter(lock, /\/Length\s+(\d+)/) ?? 40);
  return !opensWithoutPassword({
    revision,
    owner,
    user,
    permissions: numberAfter(lock, /\/P\s+(-?\d+)/) ?? 0,
    keyBytes: bits / 8,
    id: stringAfter(text, /\/ID\s*\[\s*(?=[(<])/) ?? Buffer.alloc(0),
    showsMetadata: /\/EncryptMetadata\s+false/.test(lock),
  });
}

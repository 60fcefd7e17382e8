import { createHash } from 'node:crypto';

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The id of a demo row: 26 characters shaped like a ULID, the same for the same kind and key on every fill. */
export function demoId(kind: string, key: string): string {
  const digest = createHash('sha256').update(`${kind}\0${key}`).digest();
  let bits = BigInt(`0x${digest.subarray(0, 16).toString('hex')}`);
  let text = '';
  for (let place = 0; place < 26; place++) {
    text = crockford.charAt(Number(bits & 31n)) + text;
    bits >>= 5n;
  }
  return text;
}

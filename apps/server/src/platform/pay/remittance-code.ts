import { createHash } from 'node:crypto';

// 29 characters, a prime number, so that the weights below detect every wrong character and every swap of two. Omits
// characters that look like others: 0 and O, 1, I and L, U, Z.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXY';
const length = 8;

const checkSign = (body: string): string => {
  const sum = [...body].reduce((total, sign, at) => total + signs.indexOf(sign) * (at + 1), 0);
  return signs.charAt(sum % signs.length);
};

/** The code that a payer enters as the purpose of a transfer, derived from the attempt's number. */
export function remittanceCode(attemptNo: string): string {
  const digest = createHash('sha256').update(`remittance ${attemptNo}`).digest();
  let value = digest.readUIntBE(0, 6);
  let body = '';
  while (body.length < length - 1) {
    body += signs.charAt(value % signs.length);
    value = Math.floor(value / signs.length);
  }
  return body + checkSign(body);
}

const isCode = (text: string): boolean =>
  [...text].every((sign) => signs.includes(sign)) && checkSign(text.slice(0, -1)) === text.at(-1);

/**
 * Finds every code in a purpose, also in lower case, in full-width characters, or with spaces and other characters in
 * between.
 */
export function codesIn(purpose: string): string[] {
  const bare = purpose
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  const places = Array.from({ length: Math.max(0, bare.length - length + 1) }, (_, at) => at);
  return [...new Set(places.map((at) => bare.slice(at, at + length)).filter(isCode))];
}

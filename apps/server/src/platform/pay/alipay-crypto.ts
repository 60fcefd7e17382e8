import { type KeyObject, sign, verify } from 'node:crypto';

// Like WeChat Pay's, this protocol takes a signature over a few lines. The official SDK (alipay-sdk) takes the
// signature algorithm from the very message it verifies, so that a notification may choose SHA-1; it dates calls in the
// machine's own time zone, and brings forty packages, including the unmaintained crypto-js.

type Parameters = Readonly<Record<string, string>>;

/** The text to sign: non-empty parameters, ordered by name. */
const signedText = (parameters: Parameters, ...without: string[]): string =>
  Object.keys(parameters)
    .filter((name) => parameters[name] !== '' && !without.includes(name))
    .sort()
    .map((name) => `${name}=${parameters[name]}`)
    .join('&');

export const signParameters = (parameters: Parameters, key: KeyObject): string =>
  sign('sha256', Buffer.from(signedText(parameters, 'sign')), key).toString('base64');

const isSignedText = (text: string, signature: string, key: KeyObject): boolean =>
  verify('sha256', Buffer.from(text), key, Buffer.from(signature, 'base64'));

/** Whether a notification comes from Alipay; only SHA-256 is accepted, whatever algorithm it claims. */
export const isSignedNotice = (notice: Parameters, key: KeyObject): boolean =>
  isSignedText(signedText(notice, 'sign', 'sign_type'), notice.sign ?? '', key);

/** Index just past the object that begins at `start`. */
function endOfObject(json: string, start: number): number {
  let depth = 0;
  let inText = false;
  for (let at = start; at < json.length; at += 1) {
    const letter = json[at];
    if (inText && letter === '\\') at += 1;
    else if (letter === '"') inText = !inText;
    else if (!inText && letter === '{') depth += 1;
    else if (!inText && letter === '}') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return -1;
}

/** The text of one object of an answer exactly as it was signed, extracted before parsing. */
export function objectText(json: string, name: string): string | null {
  const [head = ''] = new RegExp(`"${name}"\\s*:\\s*(?=\\{)`).exec(json) ?? [];
  if (head === '') return null;
  const start = json.indexOf(head) + head.length;
  const end = endOfObject(json, start);
  return end < 0 ? null : json.slice(start, end);
}

/** Whether Alipay signed this text of an answer. */
export const isSignedAnswer = isSignedText;

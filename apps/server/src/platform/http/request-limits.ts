import querystring from 'node:querystring';
import { type Readable, Transform, type TransformCallback } from 'node:stream';
import type { FastifyInstance } from 'fastify';

export const largestBody = 1024 * 1024;

/**
 * Maximum body in bytes without a login; the longest is an admission application, with some ten thousand
 * percent-encoded characters.
 */
export const largestPublicBody = 256 * 1024;

/**
 * Maximum number of names in a form or an address; our longest form has about twenty, since nested values are one name.
 */
const maxNames = 200;

/** Maximum number of names, values and brackets in a JSON text. The longest declared list has 1,000 entries. */
const maxParts = 5_000;
const deepest = 32;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));
const comma = ','.charCodeAt(0);

/** Error answered with HTTP status 400. */
const tooManyParts = () =>
  Object.assign(new Error('too many names, or nested too deeply'), { statusCode: 400 });

/** Counts names in a form or an address; stops at the first one beyond the limit. */
function countNames(text: Pick<Buffer | string, 'indexOf'>): number {
  let names = 1;
  for (let at = text.indexOf('&'); at >= 0 && names <= maxNames; at = text.indexOf('&', at + 1)) names += 1;
  return names;
}

export const hasFewNames = (text: Pick<Buffer | string, 'indexOf'>): boolean => countNames(text) <= maxNames;

/** Index of the quotation mark that ends the string starting at `start`. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

/**
 * Whether a JSON text is small and flat enough to be parsed and walked; only counts, without parsing. A megabyte can
 * hold half a million values, or nesting deep enough to overflow the stack.
 */
export function isModestJson(json: string): boolean {
  let parts = 0;
  let depth = 0;
  for (let at = 0; at < json.length; at += 1) {
    const sign = json.charCodeAt(at);
    if (sign === quote) at = endOfString(json, at);
    else if (opening.has(sign)) {
      depth += 1;
      parts += 1;
    } else if (closing.has(sign)) depth -= 1;
    else if (sign === comma) parts += 1;
    if (depth > deepest || parts > maxParts) return false;
  }
  return true;
}

const formType = 'application/x-www-form-urlencoded';

/**
 * Passes a form through as it arrives, and stops at the first name beyond the limit, so that the rest is never read.
 */
class NameLimit extends Transform {
  #separators = 0;

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
    this.#separators += countNames(chunk) - 1;
    if (this.#separators >= maxNames) done(tooManyParts());
    else done(null, chunk);
  }
}

function limitNames(form: Readable): Readable {
  const limited = new NameLimit();
  // A body that is too long is rejected before anything reads this stream.
  limited.on('error', () => undefined);
  // Forwards a client's disconnect; in the other direction the connection must stay open for the answer.
  form.once('error', (error) => limited.destroy(error));
  return form.pipe(limited);
}

const plus = '+'.charCodeAt(0);
const space = ' '.charCodeAt(0);

/** Works on bytes: `replace` takes thirty times as long for a text of nothing but plus signs. */
function plusToSpace(text: string): string {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 1) if (bytes[at] === plus) bytes[at] = space;
  return bytes.toString();
}

// Most long texts need no decoding, and every step copies them.
function decode(text: string): string {
  const spaced = text.includes('+') ? plusToSpace(text) : text;
  return spaced.includes('%') ? querystring.unescape(spaced) : spaced;
}

/** Parses a form; repeated names become a list. The standard parser takes a megabyte character by character. */
export function parseForm(form: string): Record<string, string | string[]> {
  const fields: Record<string, string | string[]> = Object.create(null);
  for (const pair of form.split('&')) {
    if (pair === '') continue;
    const [name = ''] = pair.split('=', 1);
    const key = decode(name);
    const value = decode(pair.slice(name.length + 1));
    const before = fields[key];
    fields[key] = before === undefined ? value : [before, value].flat();
  }
  return fields;
}

/** Reads bodies, and rejects those with too many names or too much nesting before anything walks them. */
export function registerRequestLimits(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!hasFewNames(url)) throw tooManyParts();
  });
  app.addHook('preParsing', async ({ headers }, _reply, payload) =>
    headers['content-type']?.toLowerCase().startsWith(formType) ? limitNames(payload as Readable) : payload,
  );
  app.addContentTypeParser<string>(formType, { parseAs: 'string' }, (_request, body, done) => {
    if (hasFewNames(body)) done(null, parseForm(body));
    else done(tooManyParts());
  });
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isModestJson(body)) void parseJson(request, body, done);
    else done(tooManyParts());
  });
}

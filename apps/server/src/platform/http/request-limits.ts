import { parse } from 'node:querystring';
import type { FastifyInstance } from 'fastify';

export const largestBody = 1024 * 1024;

/** Of calls without a login; the longest is an application for entry, some ten thousand percent-encoded letters. */
export const largestPublicBody = 256 * 1024;

/** Names in a form or an address; our longest form has some twenty, since nested values are one name. */
const mostNames = 200;

/** Names, values and brackets of a JSON text. The longest list that is declared has 1,000 entries. */
const mostParts = 5_000;
const deepest = 32;

const quote = '"'.charCodeAt(0);
const backslash = '\\'.charCodeAt(0);
const opening = new Set(['[', '{'].map((sign) => sign.charCodeAt(0)));
const closing = new Set([']', '}'].map((sign) => sign.charCodeAt(0)));
const comma = ','.charCodeAt(0);

/** Answered with HTTP status 400. */
const tooManyParts = () =>
  Object.assign(new Error('too many names, or nested too deeply'), { statusCode: 400 });

/** Looks for no more separators than are allowed, however long the text is. */
export function hasFewNames(text: Pick<Buffer | string, 'indexOf'>): boolean {
  let at = -1;
  for (let names = 1; names <= mostNames; names += 1) {
    at = text.indexOf('&', at + 1);
    if (at < 0) return true;
  }
  return false;
}

/** The place of the quotation mark that ends the string begun at `start`. */
function endOfString(json: string, start: number): number {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

/**
 * Whether a JSON text is small and flat enough to be parsed and walked; it is only counted here. A megabyte can hold
 * half a million values, and nesting that overflows the stack of whatever walks it.
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
    if (depth > deepest || parts > mostParts) return false;
  }
  return true;
}

/** Reads bodies, and refuses those with too many names or too deep a nesting before anything walks them. */
export function registerRequestLimits(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ url }) => {
    if (!hasFewNames(url)) throw tooManyParts();
  });
  app.addContentTypeParser<Buffer>(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => {
      if (!hasFewNames(body)) done(tooManyParts());
      else done(null, parse(body.toString(), '&', '=', { maxKeys: 0 }));
    },
  );
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (isModestJson(body)) void parseJson(request, body, done);
    else done(tooManyParts());
  });
}

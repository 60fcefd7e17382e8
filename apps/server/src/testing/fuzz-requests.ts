import type { Endpoint } from '@portal/contract/endpoint';
import fc, { type Arbitrary } from 'fast-check';

export interface FuzzRequest {
  method: 'GET' | 'POST';
  url: string;
  headers: Record<string, string>;
  payload?: string | Buffer;
}

const form = 'application/x-www-form-urlencoded';
const boundary = 'fuzz-boundary';

// A picture of one pixel.
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

// Lone surrogates cannot be percent-encoded; a client could only send their replacement.
const textOf = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const pairsOf = (input: unknown): [string, string][] =>
  Object.entries((input ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name.toWellFormed(), textOf(value)]);

function multipart(pairs: [string, string][]): Buffer {
  const part = (head: string, body: string | Buffer) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const fields = pairs
    .filter(([name]) => name !== 'file')
    .map(([name, text]) => part(`name="${encodeURIComponent(name)}"`, text));
  const file = part('name="file"; filename="pixel.png"\r\nContent-Type: image/png', pixel);
  return Buffer.concat([...fields, file, Buffer.from(`--${boundary}--\r\n`)]);
}

/** Fills in path parameters such as `:name`. */
function pathOf(path: string, pairs: readonly [string, string][]): string {
  return path.replace(/:(\w+)/g, (_all, name: string) => {
    const text = pairs.find(([other]) => other === name)?.[1] || 'none';
    return encodeURIComponent(text.slice(0, 150).toWellFormed());
  });
}

function requestOfPairs(
  { method, path, multipart: hasFiles }: Endpoint,
  pairs: [string, string][],
): FuzzRequest {
  const url = pathOf(path, pairs);
  const text = new URLSearchParams(pairs).toString();
  if (method === 'GET') return { method, url: `${url}?${text}`, headers: {} };
  if (hasFiles)
    return {
      method,
      url,
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
      payload: multipart(pairs),
    };
  return { method, url, headers: { 'content-type': form }, payload: text };
}

/** The request with which a client sends an input. */
export const requestOf = (declaration: Endpoint, input: unknown): FuzzRequest =>
  requestOfPairs(declaration, pairsOf(input));

const nastyTexts = [
  '',
  ' ',
  '-1',
  '0',
  '1e309',
  '99999999999999999999',
  'NaN',
  'abc',
  "'; drop table article; --",
  '%',
  '%00',
  '\u0000',
  '\uD800',
  '\uFFFE',
  '\uFFFF',
  '\u000B',
  '\u202E',
  // Characters that expand when normalised or lower-cased.
  '\uFDFA'.repeat(80),
  '\uFDFA'.repeat(100),
  '\u337F'.repeat(100),
  '\u0130'.repeat(100),
  '\u0390'.repeat(40),
  '../../etc/passwd',
  '<script>alert(1)</script>',
  '[]',
  '{}',
  'null',
  'true',
  '{"__proto__":{"x":1}}',
  '[[[[[[[[]]]]]]]]',
  `${'['.repeat(5_000)}${']'.repeat(5_000)}`,
  `{"title":"\\ud800\\ufffe"}`,
  '{"data":{"data":{}}}',
  '中文'.repeat(3_000),
  '2026-02-30',
  '01J000000000000000000000E1',
  '7ZZZZZZZZZZZZZZZZZZZZZZZZZ',
  '$1',
  '\\',
  '*',
  '\r\nX-A: b',
];
const nastyText = fc.oneof(
  fc.constantFrom(...nastyTexts),
  fc.string({ unit: 'binary' }),
  fc.integer().map(String),
);

const nasty: Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(null, true, -1, 0.5, 1e300, Number.MAX_SAFE_INTEGER, [], {}, [null], [[]], {
    toString: 1,
  }),
  fc.jsonValue({ maxDepth: 3 }),
  fc.constant(Array.from({ length: 2_000 }, () => 0)),
  fc.constant(Object.fromEntries(Array.from({ length: 6_000 }, (_, at) => [`name${at}`, at]))),
);

/** Every position in a value, as the path of keys to it. */
function placesIn(value: unknown, path: string[] = []): string[][] {
  if (value === null || typeof value !== 'object') return [path];
  const inside = Object.entries(value).flatMap(([key, part]) => placesIn(part, [...path, key]));
  return path.length > 0 ? [path, ...inside] : inside;
}

function withAt(value: unknown, [key, ...rest]: readonly string[], put: unknown): unknown {
  if (key === undefined) return put;
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as Record<string, unknown>;
  copy[key] = withAt(copy[key], rest, put);
  return copy;
}

const intruders = [
  'unknownColumn',
  'userType',
  'enterpriseId',
  '__proto__',
  'constructor',
  'data',
  'pageNo',
  'pageSize',
];

/** Generates broken requests: a hostile value somewhere, an extra field, or text that is not a form. */
export function breakRequest(declaration: Endpoint, inputs: Arbitrary<unknown>): Arbitrary<FuzzRequest> {
  const isGet = declaration.method === 'GET';
  const nastyPlace = fc.tuple(inputs, fc.nat(), nasty).map(([input, nth, put]) => {
    const places = placesIn(input);
    const place = places[nth % Math.max(places.length, 1)];
    return requestOf(declaration, place ? withAt(input, place, put) : input);
  });
  const tooMany = fc
    .tuple(
      inputs,
      fc.array(fc.tuple(fc.constantFrom(...intruders), nastyText.map(textOf)), {
        minLength: 1,
        maxLength: 4,
      }),
    )
    .map(([input, more]) => requestOfPairs(declaration, [...pairsOf(input), ...more]));
  const cutOff = fc.tuple(inputs, fc.nat(), nastyText.map(textOf)).map(([input, at, junk]) => {
    const request = requestOf(declaration, input);
    if (isGet)
      return {
        ...request,
        url: `${request.url.slice(0, -(at % 10) || undefined)}&%&=&a[]=1&${encodeURIComponent(junk)}`,
      };
    const payload = Buffer.from(request.payload ?? '');
    return {
      ...request,
      payload: Buffer.concat([payload.subarray(0, at % (payload.length + 1)), Buffer.from(junk)]),
    };
  });
  const otherType = fc
    .tuple(
      inputs,
      fc.constantFrom(
        'application/json',
        'text/plain',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        '',
      ),
      fc.boolean(),
    )
    .map(([input, type, isJson]) => {
      const request = requestOf(declaration, input);
      if (isGet) return request;
      const payload = isJson ? (JSON.stringify(input) ?? '') : (request.payload ?? '');
      return { ...request, headers: type ? { 'content-type': type } : {}, payload };
    });
  const broken = [nastyPlace, nastyPlace, nastyPlace, tooMany, cutOff];
  return fc.oneof(...broken, ...(isGet ? [] : [otherType]));
}

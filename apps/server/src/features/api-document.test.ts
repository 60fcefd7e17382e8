import { gunzipSync } from 'node:zlib';
import { endpoints } from '@portal/contract/collected/endpoints';
import type { Endpoint } from '@portal/contract/endpoint';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import spectralRulesets from '@stoplight/spectral-rulesets';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerSchemaOf } from '../platform/api-document/answer-schema.ts';
import type { Schema } from '../platform/api-document/schema-of.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

const address = '/api/openapi.json';
const maxBytes = 400 * 1_024;
// Linters read two megabytes.
const patience = 300_000;

interface Operation {
  tags: string[];
  security: Record<string, string[]>[];
  responses: { 200: { content: Record<string, { schema: Schema }> } };
}

interface Document {
  info: { license: object; contact: object };
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

let portal: TestApp;
let text: string;
let document: Document;

beforeAll(async () => {
  portal = await openTestApp();
  text = (await portal.app.inject(address)).body;
  document = JSON.parse(text) as Document;
});
afterAll(() => portal.close());

const operationOf = ({ method, path }: Endpoint): Operation => {
  const operation = document.paths[path.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  if (!operation) throw new Error(`${method} ${path} is not in the document`);
  return operation;
};

/** The same value with every shared schema written out, except refusals, which are always shared. */
function expand(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(expand);
  if (typeof value !== 'object' || value === null) return value;
  const name = '$ref' in value ? String(value.$ref).split('/').at(-1) : undefined;
  const shared = name === undefined ? undefined : document.components.schemas[name];
  if (shared && !isOfEnvelope(shared)) return expand(shared);
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, expand(part)]));
}

const isOfEnvelope = ({ properties, oneOf }: Schema): boolean =>
  properties?.retCode !== undefined ||
  properties?.header?.properties?.retCode !== undefined ||
  (oneOf?.every(({ $ref }) => $ref !== undefined) ?? false);

test('sharing schemas changes no answer', () => {
  for (const declaration of endpoints) {
    const { schema } = operationOf(declaration).responses[200].content['application/json'] ?? {};
    expect(expand(schema), declaration.path).toEqual(expand(answerSchemaOf(declaration)));
  }
});

test('public calls need no token, others do', () => {
  for (const declaration of endpoints) {
    const schemes = operationOf(declaration).security.flatMap((need) => Object.keys(need));
    expect(schemes.includes('token'), declaration.path).toBe(declaration.access !== 'public');
  }
});

test('files have their media type', () => {
  const typesOf = (path: string) =>
    Object.keys(document.paths[path]?.get?.responses[200].content ?? {}).toSorted();
  expect(typesOf('/api/payManage/order/receipt')).toEqual(['application/json', 'application/pdf']);
  expect(typesOf('/api/priceManage/price/file')).toContain('text/csv');
  expect(typesOf('/calendar/{token}.ics')).toEqual(['application/json', 'text/calendar']);
  expect(text).not.toContain('application/octet-stream');
});

test('every tag is declared, and licence and contact are named', () => {
  const declared = document.tags.map(({ name }) => name);
  expect(new Set(endpoints.map(({ tag }) => tag))).toEqual(new Set(declared));
  expect(document.info).toMatchObject({ license: { identifier: 'MIT' }, contact: expect.anything() });
});

test('it is sent compressed, and not again to a client who has it', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const sent = await portal.app.inject({ url: address, headers });
  expect(sent.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'accept-encoding' });
  expect(sent.rawPayload.length).toBeLessThan(maxBytes);
  expect(gunzipSync(sent.rawPayload).toString()).toBe(text);
  const etag = String(sent.headers.etag);
  const again = await portal.app.inject({ url: address, headers: { ...headers, 'if-none-match': etag } });
  expect([again.statusCode, again.headers.etag, again.body]).toEqual([304, etag, '']);
  expect((await portal.app.inject(address)).headers.etag).not.toBe(etag);
});

test('Redocly finds no error', { timeout: patience }, async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const problems = await lintFromString({ source: text, absoluteRef: address, config });
  expect(problems.filter(({ severity }) => severity === 'error').map(({ message }) => message)).toEqual([]);
});

test('Spectral finds no error', { timeout: patience }, async () => {
  const spectral = new spectralCore.Spectral();
  spectral.setRuleset({ extends: [[spectralRulesets.oas as RulesetDefinition, 'recommended']] });
  const found = await spectral.run(JSON.parse(text));
  expect(found.filter(({ severity }) => severity === 0).map(({ message }) => message)).toEqual([]);
});

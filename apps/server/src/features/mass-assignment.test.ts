import { endpoints } from '@portal/contract/collected/endpoints';
import type { Endpoint } from '@portal/contract/endpoint';
import { identityParameters } from '@portal/contract/envelope';
import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { readInput } from '../platform/http/read-input.ts';
import { chosenEndpoints, keyOf } from '../testing/chosen-endpoints.ts';
import { requestOf } from '../testing/fuzz-requests.ts';
import { type Known, readKnown, valuesOf } from '../testing/fuzz-values.ts';
import { openTestApp, type TestApp } from '../testing/test-app.ts';

/** Requests per endpoint. */
const tries = 25;

let portal: TestApp;
let known: Known;
let intruders: string[];

beforeAll(async () => {
  portal = await openTestApp();
  known = await readKnown(portal.db);
  const { rows } = await portal.db.execute<{ name: string }>(
    sql`select distinct column_name as name from information_schema.columns where table_schema = 'public'`,
  );
  const columns = rows.map(({ name }) => name.replace(/_(\w)/g, (_all, letter) => letter.toUpperCase()));
  intruders = [...new Set([...columns, ...identityParameters, '__proto__', 'constructor'])];
});
afterAll(() => portal.close());

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value);

/** Names the form does not have at this place, each with a value. */
const intrudersFor = (shape: object) =>
  Object.fromEntries(intruders.filter((name) => !Object.hasOwn(shape, name)).map((name) => [name, '900']));

/** Adds every intruder to each form within a value, except where the schema allows any name or value. */
function intrude(schema: z.ZodType, value: unknown): unknown {
  const within = (inner: unknown, part: unknown) => intrude(inner as z.ZodType, part);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return within(schema.unwrap(), value);
  if (schema instanceof z.ZodPipe)
    return within(schema.out instanceof z.ZodTransform ? schema.in : schema.out, value);
  if (schema instanceof z.ZodUnion)
    return within(schema.options.find((option) => z.safeParse(option, value).success) ?? z.unknown(), value);
  if (schema instanceof z.ZodArray && Array.isArray(value))
    return value.map((part) => within(schema.element, part));
  if (!(schema instanceof z.ZodObject) || !isObject(value)) return value;
  const parts = Object.entries(value).map(([name, part]) => [name, within(schema.shape[name], part)]);
  return { ...Object.fromEntries(parts), ...intrudersFor(schema.shape) };
}

const fieldsOf = (text: string | Buffer | undefined) =>
  Object.fromEntries(new URLSearchParams(String(text ?? '')));

/** The input a verb receives for a client's request; undefined if it is refused. */
function received(declaration: Endpoint, input: Record<string, unknown>, query: object = {}) {
  const { url, payload } = requestOf({ ...declaration, multipart: false }, input);
  const [, search = ''] = url.split('?');
  try {
    const { data, ...fields } = fieldsOf(payload);
    // Parsed like a JSON body, because all intruders together would exceed the length of a form's text.
    const body = data === undefined ? fields : { ...fields, data: JSON.parse(data) as unknown };
    return readInput(declaration, { query: { ...query, ...fieldsOf(search) }, body });
  } catch {
    return undefined;
  }
}

test.each(chosenEndpoints.map((declaration) => [keyOf(declaration), declaration] as const))(
  'invariant 10: %s is given what it declares, and nothing else, whatever its caller claims to be',
  (_key, declaration) => {
    for (const input of fc.sample(valuesOf(declaration.input, known), { numRuns: tries, seed: 7 })) {
      if (!isObject(input)) throw new Error('the input of an endpoint must be an object');
      const { file: _file, ...fields } = input;
      const plain = received(declaration, fields);
      if (plain === undefined) continue;
      const forged = intrude(declaration.input, fields) as Record<string, unknown>;
      const identity = intrudersFor(declaration.input instanceof z.ZodObject ? declaration.input.shape : {});
      expect(received(declaration, forged, identity)).toEqual(plain);
    }
  },
);

/** Paths at which a schema accepts undeclared names or values. */
function openPlaces(schema: z.core.$ZodType, path: string): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if ('innerType' in def) return openPlaces(def.innerType, path);
  if (def.type === 'unknown' || def.type === 'any') return [path];
  if (def.type === 'record') return [`${path}{}`, ...openPlaces(def.valueType, `${path}{}`)];
  if (def.type === 'array') return openPlaces(def.element, `${path}[]`);
  if (def.type === 'union') return def.options.flatMap((option) => openPlaces(option, path));
  if (def.type === 'pipe') return [...openPlaces(def.in, path), ...openPlaces(def.out, path)];
  if (def.type !== 'object') return [];
  const parts = Object.entries(def.shape).flatMap(([name, part]) => openPlaces(part, `${path}.${name}`));
  const isOpen = def.catchall !== undefined && (def.catchall as z.core.$ZodTypes)._zod.def.type !== 'never';
  return isOpen ? [path, ...parts] : parts;
}

test('only notes, filters, forms, figures, cells, settings and condition values may be undeclared', () => {
  const places = endpoints.flatMap(({ path, input }) => openPlaces(input, path));
  expect([...new Set(places)].sort()).toEqual([
    '/api/baseInfo/enterpriseAudit/operate.data.fieldNotes{}',
    '/api/bulkManage/bulk/prepare.data.filter{}',
    '/api/financeManage/product/save.data.conditions[].value',
    '/api/importManage/import/map.data.sheets[].constants{}',
    '/api/importManage/import/map.data.sheets[].values{}',
    '/api/importManage/import/map.data.sheets[].values{}{}',
    '/api/importManage/import/mend.data.cells{}',
    '/api/policyManage/declaration/save.data.form{}',
    '/api/policyManage/declaration/save.data.materials{}',
    '/api/policyManage/policy/previewAmount.data.figures{}',
    '/api/policyManage/policy/save.data.conditions[].value',
    '/api/policyManage/policy/tryRules.data.conditions[].value',
    '/api/settingManage/parkSetting/propose.data{}',
  ]);
});

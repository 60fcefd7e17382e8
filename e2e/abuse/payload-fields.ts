import { endpoints } from '@portal/contract/collected/endpoints';
import type { Endpoint } from '@portal/contract/endpoint';
import { z } from 'zod';
import { discloses } from '../../apps/server/src/features/match/project.policy.ts';
import { payloadSources } from './payload-sources.ts';

/** A field of the contract into which a caller can write any text. */
export interface PayloadField {
  /** `/api/…/save data.title` */
  name: string;
  /** A word at the start of every text written to the field; pages are searched for it. */
  marker: string;
}

/** Text fields that are never shown, and why. */
const unshown: Readonly<Record<string, string>> = {
  ...Object.assign({}, ...Object.values(payloadSources).map((source) => source.unshown)),
  '/api/userManage/login loginName': 'is looked up',
  '/api/userManage/activation/redeem activationCode': 'is compared with a hash',
  '/api/baseInfo/enterpriseMember/apply enterprise': 'is looked up',
  '/api/userManage/getPasswordBack/changePassword userId': 'is what older clients send; the ticket decides',
  '/api/userManage/getPasswordBack/changePassword userAccId':
    'is what older clients send; the ticket decides',
  '/api/policyManage/policy/save data.calc': 'is parsed as a formula, and anything else refused',
  '/api/policyManage/policy/tryRules data.calc': 'is parsed as a formula, and anything else refused',
  '/api/policyManage/policy/previewAmount data.calc': 'is parsed as a formula, and anything else refused',
  '/api/policyManage/policy/tryRules data.conditions[].text': 'is answered to the caller and not kept',
  '/api/policyManage/policy/tryRules data.conditions[].ruleId': 'is answered to the caller and not kept',
  '/api/policyManage/policy/save data.conditions[].ruleId': 'is kept only where the policy has it already',
  '/api/siteManage/site/save data.common.weatherUrl':
    'is the page of another host which the operator chooses',
  '/api/messageManage/message/operate ids': 'is looked up',
  '/api/baseInfo/enterpriseInfo/saveProfile data.honours[].code': 'is looked up in the dictionary of honours',
};

type Schema = z.core.$ZodType;
const defOf = (schema: Schema) => (schema as z.core.$ZodTypes)._zod.def;

const isPlace = (name: string) => !(name in unshown);
const writing: readonly Endpoint[] = endpoints.filter(({ method }) => method === 'POST');

/** Unwraps `optional`, `nullable`, `default` and the like. */
function unwrap(schema: Schema): Schema {
  const def = defOf(schema);
  if ('innerType' in def) return unwrap(def.innerType);
  if (def.type === 'pipe') return unwrap(defOf(def.in).type === 'transform' ? def.out : def.in);
  return schema;
}

function isText(schema: Schema): boolean {
  const def = defOf(unwrap(schema));
  return def.type === 'string' || (def.type === 'union' && def.options.some(isText));
}

/** Variants of the text that fields for plain text, HTML or URLs might accept. */
const disguises = (text: string): string[] => [
  text,
  `/${text.replace(/\s+/g, '')}`,
  `https://elsewhere.example/${text.replace(/\s+/g, '')}`,
];

const takes = (schema: Schema, text: string) => z.safeParse(schema, text).success;

/** The variant of the text that the field accepts; undefined if it only takes certain values. */
const disguised = (schema: Schema, text: string) => disguises(text).find((form) => takes(schema, form));

/** Length limits are no defence; without them, one value can carry many complete texts. */
function liftLimits(schema: Schema, seen = new Set<Schema>()): void {
  if (seen.has(schema)) return;
  seen.add(schema);
  const def = defOf(schema);
  for (const check of def.checks ?? []) {
    const limit = check._zod.def as { check: string; maximum?: number };
    if (limit.check === 'max_length' && def.type === 'string') limit.maximum = 200_000;
  }
  for (const part of partsOf(schema)) liftLimits(part, seen);
}

function partsOf(schema: Schema): Schema[] {
  const def = defOf(schema);
  if ('innerType' in def) return [def.innerType];
  if (def.type === 'object') return Object.values(def.shape);
  if (def.type === 'array') return [def.element];
  if (def.type === 'union') return [...def.options];
  if (def.type === 'intersection') return [def.left, def.right];
  if (def.type === 'record') return [def.valueType];
  return def.type === 'pipe' ? [def.in, def.out] : [];
}

/** Calls `visit` for every text field with its path. */
function walk(schema: Schema, path: string, visit: (schema: Schema, path: string) => void): void {
  if (isText(schema)) {
    visit(schema, path);
    return;
  }
  const inner = unwrap(schema);
  const def = defOf(inner);
  if (def.type === 'object') {
    for (const [name, part] of Object.entries(def.shape))
      walk(part as Schema, path === '' ? name : `${path}.${name}`, visit);
    return;
  }
  if (def.type === 'intersection') {
    for (const part of partsOf(inner)) walk(part, path, visit);
    return;
  }
  const suffix = def.type === 'array' ? '[]' : def.type === 'record' ? '{}' : '';
  for (const part of partsOf(inner)) walk(part, path + suffix, visit);
}

for (const { input } of writing) liftLimits(input);

function findFields(): Map<string, PayloadField> {
  const fields = new Map<string, PayloadField>();
  for (const { path: address, input } of writing) {
    walk(input, '', (schema, path) => {
      const name = `${address} ${path}`;
      if (isPlace(name) && !fields.has(name) && disguised(schema, 'x <b>') !== undefined)
        fields.set(name, { name, marker: `q${fields.size + 100}z` });
    });
  }
  return fields;
}

/** Every free-text field of every call that writes. */
export const payloadFields: ReadonlyMap<string, PayloadField> = findFields();

const isHtml = (path: string) => /(^|\.)(body|html|interpretation|originalBody)$/.test(path);

/** A text that refers to a file that does not exist is refused before it is sanitised. */
const isTaken = (text: string) => !text.includes('/api/fms/show/');

const nobody = { name: '', shortName: '', contactName: '', legalPerson: '' };

/** Texts that the two sides of a match read must not contain an address or a phone number. */
const textsFor = (address: string, texts: readonly string[]) =>
  address.startsWith('/api/matchManage/') ? texts.filter((text) => !discloses(text, nobody)) : texts;

/** A given value is appended to the texts, for fields whose values must be unique. */
const compose = (path: string, marker: string, texts: readonly string[], given: unknown) =>
  isHtml(path)
    ? `<h2>${marker}</h2>${texts
        .filter(isTaken)
        .map((text) => `<p>${text}</p>`)
        .join('')}`
    : [marker, ...texts, ...(typeof given === 'string' && given !== '' ? [given] : [])].join(' ');

export interface Filler {
  /** Input for a call: the given values, with the texts in every free-text field. */
  fill(address: string, given: Record<string, unknown>): Record<string, unknown>;
  /** Names of the fields filled. */
  filled: ReadonlySet<string>;
}

/** Whether a given object matches an option of a union. */
function means(option: Schema, given: unknown): boolean {
  const def = defOf(option);
  if (def.type !== 'object' || given === null || typeof given !== 'object') return false;
  return Object.entries(given).every(([name, value]) => {
    const part = def.shape[name];
    if (!part) return false;
    const inner = defOf(part as Schema);
    return inner.type !== 'literal' || inner.values.includes(value as never);
  });
}

export function createFiller(texts: readonly string[]): Filler {
  const filled = new Set<string>();

  function place(address: string, schema: Schema, path: string, given: unknown): unknown {
    const field = payloadFields.get(`${address} ${path}`);
    if (!field) return given;
    filled.add(field.name);
    return disguised(schema, compose(path, field.marker, textsFor(address, texts), given)) ?? given;
  }

  function fillPart(address: string, schema: Schema, path: string, given: unknown): unknown {
    if (isText(schema)) return place(address, schema, path, given);
    if (given === undefined || given === null) return given;
    const inner = unwrap(schema);
    const def = defOf(inner);
    if (def.type === 'array' && Array.isArray(given))
      return given.map((part) => fillPart(address, def.element, `${path}[]`, part));
    if (def.type === 'record')
      return Object.fromEntries(
        Object.keys(given).map((name) => [name, fillPart(address, def.valueType, `${path}{}`, '')]),
      );
    if (def.type === 'intersection')
      return [def.left, def.right].reduce<unknown>(
        (whole, part) => fillPart(address, part, path, whole),
        given,
      );
    if (def.type === 'union') {
      const option = def.options.find((each) => means(each, given));
      return option ? fillPart(address, option, path, given) : given;
    }
    if (def.type !== 'object') return given;
    const whole: Record<string, unknown> = { ...given };
    for (const [name, part] of Object.entries(def.shape)) {
      const value = fillPart(address, part as Schema, path === '' ? name : `${path}.${name}`, whole[name]);
      if (value !== undefined) whole[name] = value;
    }
    return whole;
  }

  return {
    filled,
    fill(address, given) {
      const declaration = writing.find(({ path }) => path === address);
      if (!declaration) throw new Error(`no call ${address}`);
      return fillPart(address, declaration.input, '', given) as Record<string, unknown>;
    },
  };
}

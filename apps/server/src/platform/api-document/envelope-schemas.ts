import { commonRefusals, type Endpoint, refusalsOf, sessionRefusals } from '@portal/contract/endpoint';
import { type RetCode, retCodes } from '@portal/contract/ret-code';
import { retMessages } from '@portal/contract/ret-messages';
import type { Schema } from './schema-of.ts';

const text: Schema = { type: 'string' };
const seconds: Schema = { type: 'number', minimum: 0 };
const objectOf = (properties: Record<string, Schema>, required = Object.keys(properties)): Schema => ({
  type: 'object',
  ...(required.length > 0 ? { required } : {}),
  properties,
});
const listOf = (items: Schema): Schema => ({ type: 'array', items });

const slot = { date: text, from: text, to: text };

/** What a refusal carries in addition to the faults of fields, as the contract's `RefusalData` declares it. */
const dataOf: Partial<Record<RetCode, Record<string, Schema>>> = {
  [retCodes.EXPLAINED_BY_PAGE]: { reason: text },
  [retCodes.UNEXPECTED]: { traceId: text },
  [retCodes.NOT_FOUND]: { withdrawn: objectOf({ at: { type: 'integer' }, reason: text }) },
  [retCodes.TOO_FREQUENT]: { retryAfter: seconds },
  [retCodes.SERVER_BUSY]: { retryAfter: seconds },
  [retCodes.CREDENTIALS_WRONG]: { triesLeft: { type: 'integer' } },
  [retCodes.SLOT_TAKEN]: {
    conflicts: listOf(objectOf({ ...slot, title: text })),
    suggestions: listOf(objectOf({ roomId: text, roomName: text, ...slot })),
  },
};

const fields: Schema = { type: 'object', additionalProperties: text };

const successHeader: Schema = {
  type: 'object',
  required: ['retCode', 'retMsg'],
  properties: {
    retCode: { const: retCodes.SUCCESS },
    retMsg: text,
    token: { ...text, description: 'The token to send from now on, if it was issued or renewed.' },
  },
};

/** An answer: a header with the result code, and a body. */
export const envelopeOf = (header: Schema, body: Schema): Schema => objectOf({ header, body });

const refusalOf = (code: RetCode): Schema => ({
  description: retMessages[code]({}),
  ...envelopeOf(
    objectOf({ retCode: { const: code }, retMsg: text }),
    objectOf({ data: objectOf({ fields, ...dataOf[code] }, []) }),
  ),
});

/** `PARAMETER_INVALID` becomes `ParameterInvalid`. */
const pascal = (constant: string) =>
  constant.toLowerCase().replace(/(?:^|_)(\w)/g, (_all, first: string) => first.toUpperCase());

const names = new Map(Object.entries(retCodes).map(([name, code]) => [code as RetCode, pascal(name)]));

const groups: Record<string, readonly RetCode[]> = {
  AnyRefusal: commonRefusals,
  SessionRefusal: sessionRefusals,
};

export const refTo = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const refToCode = (code: RetCode) => refTo(names.get(code) ?? code);

/** The header of successes, each refusal of these calls by its result code, and the groups of refusals that many calls share. */
export function envelopeSchemas(declarations: readonly Endpoint[]): Record<string, Schema> {
  const used = new Set(declarations.flatMap(refusalsOf));
  const codes = [...names].filter(([code]) => used.has(code));
  return {
    SuccessHeader: successHeader,
    ...Object.fromEntries(codes.map(([code, name]) => [name, refusalOf(code)])),
    ...Object.fromEntries(
      Object.entries(groups).map(([name, members]) => [name, { oneOf: members.map(refToCode) }]),
    ),
  };
}

/** References to the refusals of a call: groups of which it has every code, then single codes. */
export function refusalRefs(declaration: Endpoint): Schema[] {
  const codes = new Set(refusalsOf(declaration));
  const whole = Object.entries(groups).filter(([, members]) => members.every((code) => codes.has(code)));
  for (const [, members] of whole) for (const code of members) codes.delete(code);
  return [...whole.map(([name]) => refTo(name)), ...[...codes].map(refToCode)];
}

/** An answer that reports one of these codes, whichever call was made. */
export const anyRefusalOf = (codes: readonly RetCode[]): Schema => ({ oneOf: codes.map(refToCode) });

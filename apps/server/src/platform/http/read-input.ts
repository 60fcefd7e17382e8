import type { Endpoint } from '@portal/contract/endpoint';
import { identityParameters } from '@portal/contract/envelope';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { replaceForbidden } from '../text/forbidden-characters.ts';
import { AppError } from './app-error.ts';
import { isModestJson } from './request-limits.ts';

const identity = new Set<string>(identityParameters);

function asRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
}

/** Form-encoded bodies carry nested values as JSON in the field `data`. */
function parseData(fields: Record<string, unknown>): Record<string, unknown> {
  if (typeof fields.data !== 'string') return fields;
  if (!isModestJson(fields.data)) throw new AppError(retCodes.PARAMETER_INVALID);
  try {
    return { ...fields, data: JSON.parse(fields.data) };
  } catch {
    throw new AppError(retCodes.DATA_NOT_JSON);
  }
}

function declares(input: z.ZodType, name: string): boolean {
  return input instanceof z.ZodObject && name in input.shape;
}

/** The first fault of each field, by field path. */
export function fieldFaults(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'form';
    fields[name] ??= issue.message;
  }
  return fields;
}

/**
 * Reads the declared input from the path and the query (GET) or the body (POST; the query may carry fields too, the
 * body wins). Identity parameters, which every call has in its query, are dropped unless a GET declares a field of that
 * name. Empty strings count as absent, because untouched form fields and filters send them.
 */
export function readInput<Input extends z.ZodType>(
  declaration: Endpoint<'GET' | 'POST', string, Input>,
  request: Pick<FastifyRequest, 'query' | 'body'> & { params?: unknown },
): z.output<Input> {
  const isPost = declaration.method === 'POST';
  const raw: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(asRecord(request.query))) {
    if (identity.has(name) && (isPost || !declares(declaration.input, name))) continue;
    if (value !== '') raw[name] = value;
  }
  if (isPost) Object.assign(raw, parseData(asRecord(request.body)));
  return parseInput(declaration, { ...raw, ...asRecord(request.params) });
}

/** The same value, with forbidden characters replaced in all texts and names. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return replaceForbidden(value);
  if (Array.isArray(value)) return value.map(storable);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [replaceForbidden(name), storable(part)]),
  );
}

export function parseInput<Input extends z.ZodType>(
  declaration: Endpoint<'GET' | 'POST', string, Input>,
  raw: unknown,
): z.output<Input> {
  // The fallback message for fields without their own; our forms never send such input.
  const parsed = declaration.input.safeParse(storable(raw), { error: m.fault_missing_or_malformed });
  if (parsed.success) return parsed.data;
  throw new AppError(retCodes.PARAMETER_INVALID, { data: { fields: fieldFaults(parsed.error) } });
}

import type { Endpoint } from '@portal/contract/endpoint';
import { identityParameters } from '@portal/contract/envelope';
import { retCodes } from '@portal/contract/ret-code';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError } from './app-error.ts';

const identity = new Set<string>(identityParameters);

function asRecord(value: unknown): Record<string, unknown> {
  return value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};
}

/** Form-encoded bodies carry nested values as JSON in the field `data`. */
function parseData(fields: Record<string, unknown>): Record<string, unknown> {
  if (typeof fields.data !== 'string') return fields;
  try {
    return { ...fields, data: JSON.parse(fields.data) };
  } catch {
    throw new AppError(retCodes.DATA_NOT_JSON);
  }
}

function declares(input: z.ZodType, name: string): boolean {
  return input instanceof z.ZodObject && name in input.shape;
}

/** The faults of an input, by field path; the first message of each field. */
export function fieldFaults(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.') || 'form';
    fields[name] ??= issue.message;
  }
  return fields;
}

/**
 * The declared input from the path, and query (GET) or body (POST; the query may carry it too, the body wins).
 * Identity parameters of the query are dropped unless the endpoint declares a field of that name.
 * Empty strings count as absent, as an untouched form field or filter sends them.
 */
export function readInput<Input extends z.ZodType>(
  declaration: Endpoint<'GET' | 'POST', string, Input>,
  request: Pick<FastifyRequest, 'query' | 'body'> & { params?: unknown },
): z.output<Input> {
  const raw: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(asRecord(request.query))) {
    if (identity.has(name) && !declares(declaration.input, name)) continue;
    if (value !== '') raw[name] = value;
  }
  if (declaration.method === 'POST') Object.assign(raw, parseData(asRecord(request.body)));
  return parseInput(declaration, { ...raw, ...asRecord(request.params) });
}

/** PostgreSQL holds every character but this one. */
const nul = '\u0000';

function fieldWithNul(value: unknown, path = ''): string | undefined {
  if (typeof value === 'string') return value.includes(nul) ? path || 'form' : undefined;
  if (value === null || typeof value !== 'object') return undefined;
  for (const [name, part] of Object.entries(value)) {
    if (name.includes(nul)) return path || 'form';
    const found = fieldWithNul(part, path === '' ? name : `${path}.${name}`);
    if (found) return found;
  }
  return undefined;
}

export function parseInput<Input extends z.ZodType>(
  declaration: Endpoint<'GET' | 'POST', string, Input>,
  raw: unknown,
): z.output<Input> {
  const broken = fieldWithNul(raw);
  if (broken) {
    throw new AppError(retCodes.PARAMETER_INVALID, { data: { fields: { [broken]: '含有不允许的字符' } } });
  }
  const parsed = declaration.input.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new AppError(retCodes.PARAMETER_INVALID, { data: { fields: fieldFaults(parsed.error) } });
}

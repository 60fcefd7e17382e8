import type { Endpoint } from '@portal/contract/endpoint';
import { identityParameters } from '@portal/contract/envelope';
import { retCodes } from '@portal/contract/ret-code';
import * as m from '@portal/texts/messages';
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
 * Identity parameters of the query are dropped: every call has them. Only of a GET, which has no other place for
 * a field of that name, a declared one is read.
 * Empty strings count as absent, as an untouched form field or filter sends them.
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

/** PostgreSQL holds every character but NUL; it becomes the sign for what cannot be read, as in HTML. */
function withoutNul(value: unknown): unknown {
  if (typeof value === 'string') return value.replaceAll('\u0000', '\uFFFD');
  if (Array.isArray(value)) return value.map(withoutNul);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withoutNul(part)]));
}

export function parseInput<Input extends z.ZodType>(
  declaration: Endpoint<'GET' | 'POST', string, Input>,
  raw: unknown,
): z.output<Input> {
  // The fault of a field whose declaration words none: no form sends what it refuses.
  const parsed = declaration.input.safeParse(withoutNul(raw), { error: m.fault_missing_or_malformed });
  if (parsed.success) return parsed.data;
  throw new AppError(retCodes.PARAMETER_INVALID, { data: { fields: fieldFaults(parsed.error) } });
}

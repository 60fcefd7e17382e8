import type { Endpoint } from '@portal/contract/endpoint';
import fastJsonStringify from 'fast-json-stringify';
import { z } from 'zod';
import { successHeader } from './envelope.ts';

type JsonSchema = Record<string, unknown>;

// fast-json-stringify tries every branch of an anyOf with a validator, whereas `nullable` costs one comparison.
function collapseNullable(schema: JsonSchema): void {
  const branches = schema.anyOf;
  if (!Array.isArray(branches) || branches.length !== 2) return;
  const [first, second] = branches as JsonSchema[];
  if (!first || second?.type !== 'null') return;
  delete schema.anyOf;
  Object.assign(schema, first, { nullable: true });
}

/** JSON schema of a declared shape. */
function jsonSchemaOf(shape: z.ZodType, io: 'input' | 'output'): JsonSchema {
  const schema = z.toJSONSchema(shape, {
    target: 'draft-7',
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => collapseNullable(jsonSchema as JsonSchema),
  }) as JsonSchema;
  delete schema.$schema;
  return schema;
}

/**
 * Compiles the serializer for the endpoint's success answer. Only declared fields are written, so that no column leaks.
 * `token` is added to the header on login and renewal.
 */
export function compileSerializer(declaration: Endpoint): (data: unknown, token?: string) => string {
  const stringify = fastJsonStringify(jsonSchemaOf(declaration.output, 'output') as never);
  const bodyKey = declaration.bodyKey ?? 'data';
  return (data, token) => {
    const header = JSON.stringify({ ...successHeader(), token });
    const body = data === undefined ? '' : `"${bodyKey}":${stringify(data)}`;
    return `{"header":${header},"body":{${body}}}`;
  };
}

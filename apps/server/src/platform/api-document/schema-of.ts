import { z } from 'zod';

export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  prefixItems?: Schema[];
  additionalProperties?: boolean | Schema;
  $ref?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  enum?: unknown[];
  const?: unknown;
  description?: string;
  default?: unknown;
}

// Clients must accept new fields, so an answer does not promise that there are no others.
function leaveOpen(schema: Schema): void {
  if (schema.additionalProperties === false) delete schema.additionalProperties;
}

// Validators expect a schema for items; `maxItems` already says that there are no others.
function completeTuple(schema: Schema): void {
  if (schema.prefixItems && !schema.items) schema.items = {};
}

// Writes a nullable as one schema instead of a choice of two, which is shorter and equivalent.
function collapseNullable(schema: Schema): void {
  const [first, second, ...others] = schema.anyOf ?? [];
  if (second?.type !== 'null' || others.length > 0) return;
  if (typeof first?.type !== 'string' || first.enum || first.const !== undefined) return;
  delete schema.anyOf;
  Object.assign(schema, first, { type: [first.type, 'null'] });
}

/**
 * A declared shape in OpenAPI 3.1. The serializer's own schema is optimised for speed and expresses null differently.
 */
export function schemaOf(shape: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...schema } = z.toJSONSchema(shape, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ jsonSchema }) => {
      collapseNullable(jsonSchema as Schema);
      leaveOpen(jsonSchema as Schema);
      completeTuple(jsonSchema as Schema);
    },
  });
  return schema as Schema;
}

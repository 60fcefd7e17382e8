import type { z } from 'zod';

/** The parts of zod's internal definition of a schema that lead to nested schemas. */
export interface SchemaParts {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
  getter?: () => z.ZodType;
  shape?: Record<string, z.ZodType>;
  element?: z.ZodType;
  valueType?: z.ZodType;
  items?: z.ZodType[];
  options?: z.ZodType[];
  left?: z.ZodType;
  right?: z.ZodType;
  values?: unknown[];
  entries?: Record<string, string | number>;
  coerce?: boolean;
}

export const partsOf = (schema: z.ZodType) => schema.def as unknown as SchemaParts;

import type { Endpoint } from '@portal/contract/endpoint';
import { startedExport } from '@portal/contract/export';
import { envelopeOf, refTo, refusalRefs } from './envelope-schemas.ts';
import { type Schema, schemaOf } from './schema-of.ts';

const successOf = (bodyKey: string, data: Schema): Schema =>
  envelopeOf(refTo('SuccessHeader'), { type: 'object', properties: { [bodyKey]: data } });

/** The success answers of a call in JSON; none if it answers with a file only. */
function successesOf({ raw, exports, output, bodyKey = 'data' }: Endpoint): Schema[] {
  if (raw) return exports ? [successOf(bodyKey, schemaOf(startedExport, 'output'))] : [];
  return [successOf(bodyKey, schemaOf(output, 'output'))];
}

/** Every JSON answer of a call with HTTP status 200: its successes and each of its refusals. */
export function answerSchemaOf(declaration: Endpoint): Schema {
  return { oneOf: [...successesOf(declaration), ...refusalRefs(declaration)] };
}

import { callersOf } from '@portal/contract/callers';
import { type Endpoint, isRepeatable, refusalsOf } from '@portal/contract/endpoint';
import { retMessages } from '@portal/contract/ret-messages';
import { schemaOf } from './schema-of.ts';

type Json = Record<string, unknown>;

const envelopeOf = (declaration: Endpoint): Json => ({
  type: 'object',
  required: ['header', 'body'],
  properties: {
    header: {
      type: 'object',
      required: ['retCode', 'retMsg'],
      properties: { retCode: { type: 'string' }, retMsg: { type: 'string' }, token: { type: 'string' } },
    },
    body: {
      type: 'object',
      properties: { [declaration.bodyKey ?? 'data']: schemaOf(declaration.output, 'output') },
    },
  },
});

/** Path parameters are written `{name}` in OpenAPI and `:name` in the declaration. */
const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

function parametersOf(declaration: Endpoint): Json[] {
  const input = schemaOf(declaration.input, 'input');
  const inPath = new Set([...declaration.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
  return Object.entries(input.properties ?? {})
    .filter(([name]) => declaration.method === 'GET' || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      required: inPath.has(name) || (input.required ?? []).includes(name),
      schema,
    }));
}

const requestId: Json = {
  type: 'string',
  format: 'uuid',
  description:
    'A UUID per task. Repeating a call with it within 24 hours has no effect and returns the first answer.',
};

function requestBodyOf(declaration: Endpoint): Json | undefined {
  if (declaration.method === 'GET') return undefined;
  const type = declaration.multipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const schema = schemaOf(declaration.input, 'input');
  const properties = isRepeatable(declaration) ? { ...schema.properties, requestId } : schema.properties;
  return { required: true, content: { [type]: { schema: { ...schema, properties } } } };
}

function operationOf(declaration: Endpoint): Json {
  const callers = callersOf(declaration);
  const access = typeof callers === 'string' ? callers : [...callers];
  const content = declaration.raw
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: envelopeOf(declaration) } };
  const body = requestBodyOf(declaration);
  return {
    tags: [declaration.tag],
    summary: declaration.summary,
    operationId: `${declaration.method.toLowerCase()}${declaration.path.replace(/[/:]+(\w)/g, (_, first: string) => first.toUpperCase())}`,
    'x-access': access,
    'x-ret-codes': refusalsOf(declaration).map((code) => ({ code, message: retMessages[code]({}) })),
    ...(access === 'public' ? {} : { security: [{ token: [] }] }),
    parameters: parametersOf(declaration),
    ...(body ? { requestBody: body } : {}),
    responses: { 200: { description: 'The envelope; `header.retCode` is the result code.', content } },
  };
}

/** The OpenAPI 3.1 document of all declared endpoints. */
export function openApiDocument(declarations: readonly Endpoint[], serverUrl: string): Json {
  const paths: Record<string, Json> = {};
  for (const declaration of declarations) {
    const path = openApiPath(declaration.path);
    paths[path] = { ...paths[path], [declaration.method.toLowerCase()]: operationOf(declaration) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '花卉产业供应链服务平台 API',
      version: '1',
      description:
        'Calls are answered with HTTP status 200; `header.retCode` is 000000 for success and another code for an error. POST bodies are form-encoded, with nested data as JSON in the field `data`. A POST with a session can send `requestId`, a UUID; repeating it within 24 hours has no effect and returns the first answer. Identity parameters in the query are accepted but ignored: only the header `token` identifies the caller.',
    },
    servers: [{ url: serverUrl }],
    components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: 'token' } } },
    paths,
  };
}

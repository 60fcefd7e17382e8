import { callersOf } from '@portal/contract/callers';
import { type Endpoint, isRepeatable } from '@portal/contract/endpoint';
import { paths } from '@portal/contract/paths';
import { retCodes } from '@portal/contract/ret-code';
import { cookiePrefix } from '../locale.ts';
import { answerSchemaOf } from './answer-schema.ts';
import { anyRefusalOf, envelopeSchemas } from './envelope-schemas.ts';
import { mediaTypes } from './media-types.ts';
import { type Schema, schemaOf } from './schema-of.ts';
import { createSchemaSharing } from './share-schemas.ts';

type Json = Record<string, unknown>;

/** Path parameters are written `{name}` in OpenAPI and `:name` in the declaration. */
const openApiPath = (path: string) => path.replace(/:(\w+)/g, '{$1}');

const operationIdOf = ({ method, path }: Endpoint) =>
  method.toLowerCase() + path.replace(/[^A-Za-z0-9]+(\w)/g, (_all, first: string) => first.toUpperCase());

const requestId: Schema = {
  type: 'string',
  format: 'uuid',
  description:
    'A UUID per task. Repeating a call with it within 24 hours has no effect and returns the first answer.',
};

/** The schemas of a call before equal ones are shared. */
interface Described {
  declaration: Endpoint;
  input: Schema;
  answer: Schema;
}

function describe(declaration: Endpoint): Described {
  const shape = schemaOf(declaration.input, 'input');
  const input = isRepeatable(declaration)
    ? { ...shape, properties: { ...shape.properties, requestId } }
    : shape;
  return { declaration, input, answer: answerSchemaOf(declaration) };
}

/** Replaces what several calls share by references. */
interface Share {
  whole: (schema: Schema, name: string) => Schema;
  inside: (schema: Schema, name: string) => Schema;
}

/** Name of a call among schemas: the last two parts of its path. */
const shortNameOf = ({ path }: Endpoint) => path.split('/').slice(-2).join('-');

function parametersOf({ declaration, input }: Described, share: Share): Json[] {
  const inPath = new Set([...declaration.path.matchAll(/:(\w+)/g)].map((match) => match[1]));
  return Object.entries(input.properties ?? {})
    .filter(([name]) => declaration.method === 'GET' || inPath.has(name))
    .map(([name, schema]) => ({
      name,
      in: inPath.has(name) ? 'path' : 'query',
      ...(inPath.has(name) || (input.required ?? []).includes(name) ? { required: true } : {}),
      schema: share.whole(schema, name),
    }));
}

function requestBodyOf({ declaration, input }: Described, share: Share): Json | undefined {
  if (declaration.method === 'GET') return undefined;
  const type = declaration.multipart ? 'multipart/form-data' : 'application/x-www-form-urlencoded';
  const schema = share.whole(input, `${shortNameOf(declaration)}-input`);
  // The only nested field of a form; it is sent as JSON.
  const encoding = input.properties?.data ? { encoding: { data: { contentType: 'application/json' } } } : {};
  return { required: true, content: { [type]: { schema, ...encoding } } };
}

function responsesOf({ declaration, answer }: Described, share: Share): Json {
  const { raw } = declaration;
  const json = { 'application/json': { schema: share.inside(answer, shortNameOf(declaration)) } };
  const files = (raw ?? []).map((type) => [
    mediaTypes[type],
    { schema: { type: 'string', format: 'binary' } },
  ]);
  return {
    200: {
      description: raw ? 'The file, or an envelope.' : 'An envelope.',
      content: { ...Object.fromEntries(files), ...json },
    },
    default: { $ref: '#/components/responses/Refused' },
  };
}

/** Who must prove who they are, and how: files that pages embed also accept the cookie. */
function securityOf({ access, takesCookie }: Endpoint): Json[] {
  if (access === 'public') return [];
  return [{ token: [] }, ...(takesCookie ? [{ cookie: [] }] : [])];
}

function operationOf(described: Described, share: Share): Json {
  const { declaration } = described;
  const callers = callersOf(declaration);
  const parameters = parametersOf(described, share);
  const requestBody = requestBodyOf(described, share);
  return {
    tags: [declaration.tag],
    summary: declaration.summary,
    operationId: operationIdOf(declaration),
    'x-access': typeof callers === 'string' ? callers : [...callers],
    security: securityOf(declaration),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: responsesOf(described, share),
  };
}

/** The answer with an HTTP status of its own: the request can't be read, or a file can't be sent. */
const refused = {
  description: 'The request is malformed, too large or one of too many, or the file is not available.',
  content: {
    'application/json': {
      schema: anyRefusalOf([
        retCodes.PARAMETER_INVALID,
        retCodes.NOT_FOUND,
        retCodes.FILE_REFUSED,
        retCodes.TOO_FREQUENT,
        retCodes.UNEXPECTED,
        retCodes.SERVER_BUSY,
        retCodes.DATABASE_AWAY,
      ]),
    },
  },
};

/** The OpenAPI 3.1 document of all declared endpoints. */
export function openApiDocument(declarations: readonly Endpoint[], serverUrl: string): Json {
  const all = declarations.map(describe);
  const schemas = envelopeSchemas(declarations);
  const sharing = createSchemaSharing(schemas);
  for (const { input, answer } of all) {
    sharing.count(input);
    sharing.count(answer);
  }
  const operations: Record<string, Json> = {};
  for (const described of all) {
    const { path, method, tag } = described.declaration;
    const share: Share = {
      whole: (schema, name) => sharing.write(schema, { tag, name }),
      inside: (schema, name) => sharing.writeInside(schema, { tag, name }),
    };
    const at = openApiPath(path);
    operations[at] = { ...operations[at], [method.toLowerCase()]: operationOf(described, share) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '花卉产业供应链服务平台 API',
      version: '1',
      description:
        'Calls are answered with HTTP status 200; `header.retCode` is 000000 for success and another code for an error. POST bodies are form-encoded, with nested data as JSON in the field `data`. A POST with a session can send `requestId`, a UUID; repeating it within 24 hours has no effect and returns the first answer. Identity parameters in the query are accepted but ignored: only the header `token` identifies the caller.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: '园区服务中心', url: serverUrl + paths.aboutUs() },
    },
    servers: [{ url: serverUrl }],
    tags: [...new Set(declarations.map(({ tag }) => tag))].sort().map((name) => ({ name })),
    paths: operations,
    components: {
      securitySchemes: {
        token: { type: 'apiKey', in: 'header', name: 'token' },
        cookie: { type: 'apiKey', in: 'cookie', name: `${cookiePrefix}token` },
      },
      responses: { Refused: refused },
      schemas: Object.fromEntries(Object.entries(schemas).sort(([one], [other]) => (one < other ? -1 : 1))),
    },
  };
}

import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Arrived {
  headers: IncomingMessage['headers'];
  parameters: Record<string, string>;
}

/** The answer to a correctly signed call; 'silence' never answers. */
type Reply = { status?: number; body: object | string } | 'silence';

export interface SmsProvider {
  endpoint: string;
  arrived: Arrived[];
  /** The reply to all following requests. */
  reply: Reply;
  close(): Promise<void>;
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const encode = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Recomputes the signature (ACS3-HMAC-SHA256) of the received request, as the service does. */
function isSigned(request: IncomingMessage, query: URLSearchParams, keyId: string, secret: string): boolean {
  const { authorization = '' } = request.headers;
  const [, credential, signedHeaders = '', signature] =
    /^ACS3-HMAC-SHA256 Credential=([^,]+),SignedHeaders=([^,]+),Signature=(\w+)$/.exec(authorization) ?? [];
  const parameters = [...query].map(([name, value]) => `${encode(name)}=${encode(value)}`).sort();
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`);
  const canonical = [
    request.method,
    '/',
    parameters.join('&'),
    lines.join(''),
    signedHeaders,
    request.headers['x-acs-content-sha256'],
  ].join('\n');
  const expected = createHmac('sha256', secret)
    .update(`ACS3-HMAC-SHA256\n${sha256(canonical)}`)
    .digest('hex');
  const isWhole = ['host', 'x-acs-action', 'x-acs-date', 'x-acs-signature-nonce', 'x-acs-version'].every(
    (name) => signedHeaders.split(';').includes(name),
  );
  return isWhole && credential === keyId && signature === expected;
}

/** A stand-in for Aliyun's SMS service that accepts only requests signed with the given key. */
export async function openSmsProvider(keyId: string, secret: string): Promise<SmsProvider> {
  const server = createServer((request, response) => {
    const query = new URL(request.url ?? '', provider.endpoint).searchParams;
    const send = (status: number, body: object | string) => {
      response.statusCode = status;
      response.setHeader('content-type', 'application/json;charset=utf-8');
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    };
    if (!isSigned(request, query, keyId, secret)) {
      // The real service also repeats the request in this message.
      const Message = `Specified signature does not match our calculation. ${request.url}`;
      return send(400, { Code: 'SignatureDoesNotMatch', Message, RequestId: 'r-1' });
    }
    provider.arrived.push({ headers: request.headers, parameters: Object.fromEntries(query) });
    if (provider.reply === 'silence') return;
    send(provider.reply.status ?? 200, provider.reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: SmsProvider = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    arrived: [],
    reply: { body: { Code: 'OK', Message: 'OK', BizId: 'biz-7', RequestId: 'r-2' } },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return provider;
}

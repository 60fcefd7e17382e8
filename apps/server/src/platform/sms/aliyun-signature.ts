import { createHash, createHmac } from 'node:crypto';

const algorithm = 'ACS3-HMAC-SHA256';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** RFC 3986, which encodes more than encodeURIComponent. */
export const percentEncode = (text: string): string =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

export function canonicalQuery(parameters: Record<string, string>): string {
  return Object.entries(parameters)
    .map(([name, value]) => `${percentEncode(name)}=${percentEncode(value)}`)
    .sort()
    .join('&');
}

export interface SignedCall {
  host: string;
  action: string;
  version: string;
  parameters: Record<string, string>;
  /** ISO 8601 without fractions of a second. */
  date: string;
  nonce: string;
}

/** The headers of a call to an Aliyun RPC service, signature version 3: parameters in the query, no body. */
export function signCall(
  { host, action, version, parameters, date, nonce }: SignedCall,
  { keyId, secret }: { keyId: string; secret: string },
): Record<string, string> {
  const bodyHash = sha256('');
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': bodyHash,
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  };
  const names = Object.keys(headers).sort();
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('');
  const signedHeaders = names.join(';');
  const request = ['POST', '/', canonicalQuery(parameters), lines, signedHeaders, bodyHash].join('\n');
  const signature = createHmac('sha256', secret)
    .update(`${algorithm}\n${sha256(request)}`)
    .digest('hex');
  const authorization = `${algorithm} Credential=${keyId},SignedHeaders=${signedHeaders},Signature=${signature}`;
  return { ...headers, authorization };
}

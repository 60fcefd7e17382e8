import type { StoredUser } from '../client-state/stored-user.ts';

type Scalar = string | number | boolean;
export type Params = Record<string, unknown>;

/**
 * Adds the identity parameters to an address. The caller's own values win; `enterpriseId` is left out if the body has
 * it. Unknown values are sent empty. channel and callSide are fixed.
 * @throws TypeError for an address of another site, which must never see the token.
 */
export function buildUrl(
  url: string,
  user: StoredUser,
  params: Params = {},
  bodyHasEnterprise = false,
): string {
  if (!/^\/(?![/\\])/.test(url)) throw new TypeError(`"${url}" is not an address of this site.`);
  const [path = '', ...ownQuery] = url.split('?');
  const query = new URLSearchParams(ownQuery.join('?'));
  for (const [name, value] of Object.entries(params)) appendParam(query, name, value);
  const identity: Params = {
    userAccId: user.userAccId || '1',
    userType: user.userType,
    roleInfos: user.roleInfos,
    LOGIN: user.LOGIN,
    SECURELOGIN: user.SECURELOGIN,
  };
  if (!bodyHasEnterprise) identity.enterpriseId = user.enterpriseId;
  for (const [name, value] of Object.entries(identity)) if (!query.has(name)) query.set(name, String(value));
  query.set('channel', '3');
  query.set('callSide', 'portal');
  return `${path}?${query}`;
}

/**
 * Form-encodes a POST body. Scalars become fields, undefined and null are left out, and an object or list named `data`
 * becomes one JSON field.
 * @throws TypeError for any other nested value, which the server could not decode.
 */
export function encodeForm(data: Params): string {
  const form = new URLSearchParams();
  for (const [name, value] of Object.entries(data)) {
    if (value === undefined || value === null) continue;
    if (isScalar(value)) form.set(name, String(value));
    else if (name === 'data' && isPlain(value)) form.set(name, JSON.stringify(value));
    else throw nestedValue(name);
  }
  return form.toString();
}

function appendParam(query: URLSearchParams, name: string, value: unknown): void {
  if (value === undefined || value === null) return;
  query.delete(name);
  for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) {
    if (!isScalar(item)) throw nestedValue(name);
    query.append(name, String(item));
  }
}

function isScalar(value: unknown): value is Scalar {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isPlain(value: unknown): boolean {
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype;
}

function nestedValue(name: string): TypeError {
  return new TypeError(`The value of "${name}" cannot be form-encoded; put nested values into "data".`);
}

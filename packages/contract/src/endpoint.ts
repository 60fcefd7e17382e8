import type { z } from 'zod';
import type { OperatorRole } from './operator-role.ts';
import { type RetCode, retCodes } from './ret-code.ts';

/**
 * Who may call.
 * `public` anyone · `session` any live session · `person` userType 100 · `enterprise` userType 200 ·
 * `audited` an enterprise that passed its audit · `finance` an audited enterprise's owner, administrator or
 * finance member · `leaders` an audited enterprise's owner or administrator · a list: operators holding one of these roles.
 */
export type Access =
  | 'public'
  | 'session'
  | 'person'
  | 'enterprise'
  | 'audited'
  | 'finance'
  | 'leaders'
  | readonly OperatorRole[];

export interface Endpoint<
  Method extends 'GET' | 'POST' = 'GET' | 'POST',
  Path extends string = string,
  Input extends z.ZodType = z.ZodType,
  Output extends z.ZodType = z.ZodType,
  Who extends Access = Access,
> {
  method: Method;
  path: Path;
  /** One English sentence for the OpenAPI document. */
  summary: string;
  /** The group it is shown under in the API document. */
  tag: string;
  access: Who;
  input: Input;
  output: Output;
  /** The codes it may refuse with, beyond those every endpoint of its access has. */
  refuses: readonly RetCode[];
  /** The key of the answer in the envelope's body; `data` unless the specification requires another. */
  bodyKey?: 'data' | 'menusList';
  /** The answer is a file, not an envelope. */
  raw?: boolean;
  /** A file that pages show by its address, as players do, which send the cookie of the token and no header. */
  takesCookie?: boolean;
  /** Ignores any token sent along, so that a dead one does not prevent logging in. */
  ignoresToken?: boolean;
  /** Open to the session in which an administrator looks at a user's pages, although it writes. */
  whileViewing?: boolean;
  /** The body is multipart/form-data with files. */
  multipart?: boolean;
  /** Edge rate limit of this endpoint, calls a minute and address. */
  callsPerMinute?: number;
}

/** Declares an endpoint once; route, client, API document, access test and fuzz test read this. */
export function endpoint<
  const Method extends 'GET' | 'POST',
  const Path extends string,
  Input extends z.ZodType,
  Output extends z.ZodType,
  const Who extends Access,
>(declaration: Endpoint<Method, Path, Input, Output, Who>): Endpoint<Method, Path, Input, Output, Who> {
  return declaration;
}

/** What a call is refused with whose session is not, or is no longer, what it was. */
const sessionRefusals: readonly RetCode[] = [
  retCodes.TOKEN_INVALID,
  retCodes.TOKEN_KICKED,
  retCodes.TOKEN_EXPIRED,
  retCodes.NOT_LOGGED_IN,
  retCodes.ACCOUNT_FROZEN,
  retCodes.ROLE_CHANGED,
];

/** An administrator who views another user's pages may only read. */
export const refusesViewers = ({ method, whileViewing, ignoresToken }: Endpoint): boolean =>
  method === 'POST' && !whileViewing && !ignoresToken;

/** Whether a user's client may ask again under the `requestId` of its body, and be answered what it was before. */
export const isRepeatable = ({ method, access, multipart }: Endpoint): boolean =>
  method === 'POST' && access !== 'public' && !multipart;

/** Every code the endpoint can answer with, those of its access included. */
export function refusalsOf(declaration: Endpoint): RetCode[] {
  const { access, refuses } = declaration;
  const codes = new Set<RetCode>([retCodes.PARAMETER_INVALID, ...refuses, retCodes.TOO_FREQUENT]);
  if (declaration.method === 'POST') codes.add(retCodes.DATA_NOT_JSON);
  if (isRepeatable(declaration)) codes.add(retCodes.DUPLICATE_SUBMIT);
  if (refusesViewers(declaration)) codes.add(retCodes.RIGHT_MISSING);
  if (access !== 'public') for (const code of sessionRefusals) codes.add(code);
  if (Array.isArray(access)) codes.add(retCodes.SECURITY_STOP);
  if (access === 'person' || access === 'enterprise' || access === 'finance' || access === 'leaders')
    codes.add(retCodes.RIGHT_MISSING);
  if (access === 'audited' || access === 'finance' || access === 'leaders')
    codes.add(retCodes.ENTERPRISE_NOT_AUDITED);
  for (const code of [retCodes.UNEXPECTED, retCodes.SERVER_BUSY, retCodes.DATABASE_AWAY]) codes.add(code);
  return [...codes];
}

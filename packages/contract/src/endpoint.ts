import type { z } from 'zod';
import type { FileType } from './file-type.ts';
import type { OperatorRole } from './operator-role.ts';
import { type RetCode, retCodes } from './ret-code.ts';
import type { Place } from './rights/place.ts';
import type { RightAct, Subject } from './rights/subjects.ts';

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

/** Declared once, by the shapes of `call.ts`; the route, client, API document, access test and fuzz test all use it. */
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
  /** The group it is listed under in the API document. */
  tag: string;
  access: Who;
  /** What it is about, in the matrix of rights; by its tag unless given. Null: only for the ready-made roles. */
  subject?: Subject | null;
  /** What it does about its subject; by its method, path and events unless given. */
  does?: RightAct;
  /** How it stays within the places of a role that is limited to some; without it, such a role cannot call it. */
  place?: Place;
  input: Input;
  output: Output;
  /** Codes it may refuse with, in addition to those implied by its access. */
  refuses: readonly RetCode[];
  /** Key of the result in the envelope's body; `data` unless the specification requires another. */
  bodyKey?: 'data' | 'menusList';
  /** The response is a file of one of these types, not an envelope. */
  raw?: readonly FileType[];
  /** A list with many rows is exported in the background: the response is then a `StartedExport` in an envelope. */
  exports?: boolean;
  /** A file that pages load by URL, as media players do: they send the token's cookie but no header. */
  takesCookie?: boolean;
  /** Ignores any token sent along, so that an expired one does not prevent logging in. */
  ignoresToken?: boolean;
  /** Open to an administrator viewing a user's pages, although it writes. */
  whileViewing?: boolean;
  /** The body is multipart/form-data with files. */
  multipart?: boolean;
  /** The answer holds a secret, so it is not kept for a client that repeats its call. */
  answersSecret?: boolean;
  /** Edge rate limit of this endpoint, in calls per minute and IP address. */
  callsPerMinute?: number;
}

/** Refusals for a session that is missing, over or changed. */
export const sessionRefusals: readonly RetCode[] = [
  retCodes.TOKEN_INVALID,
  retCodes.TOKEN_KICKED,
  retCodes.TOKEN_EXPIRED,
  retCodes.NOT_LOGGED_IN,
  retCodes.ACCOUNT_FROZEN,
  retCodes.ROLE_CHANGED,
];

/** Refusals that every call may answer with. */
export const commonRefusals: readonly RetCode[] = [
  retCodes.PARAMETER_INVALID,
  retCodes.TOO_FREQUENT,
  retCodes.UNEXPECTED,
  retCodes.SERVER_BUSY,
  retCodes.DATABASE_AWAY,
];

/** What an access refuses, beyond a missing session. */
function accessRefusals(access: Access): readonly RetCode[] {
  if (typeof access !== 'string') return [retCodes.SECURITY_STOP, retCodes.RIGHT_MISSING];
  if (access === 'public' || access === 'session') return [];
  if (access === 'person') return [retCodes.RIGHT_MISSING];
  const ofEnterprise = [retCodes.RIGHT_MISSING, retCodes.NO_PROJECT_PERMISSION];
  return access === 'enterprise' ? ofEnterprise : [...ofEnterprise, retCodes.ENTERPRISE_NOT_AUDITED];
}

/** Administrators viewing a user's pages may only read. */
export const refusesViewers = ({ method, whileViewing, ignoresToken }: Endpoint): boolean =>
  method === 'POST' && !whileViewing && !ignoresToken;

/** Whether a client may retry with the same `requestId` in the body and get the first answer again. */
export const isRepeatable = ({ method, access, multipart, answersSecret }: Endpoint): boolean =>
  method === 'POST' && access !== 'public' && !multipart && !answersSecret;

/** Every code the endpoint can answer with, including those implied by its shape and access. */
export function refusalsOf(declaration: Endpoint): RetCode[] {
  const { method, access, refuses, place } = declaration;
  return [
    ...new Set([
      ...refuses,
      ...commonRefusals,
      // What a change refers to may be removed in the meantime.
      ...(method === 'POST' ? [retCodes.DATA_NOT_JSON, retCodes.VERSION_CONFLICT] : []),
      ...(isRepeatable(declaration) ? [retCodes.DUPLICATE_SUBMIT] : []),
      ...(refusesViewers(declaration) ? [retCodes.RIGHT_MISSING] : []),
      ...(access === 'public' ? [] : sessionRefusals),
      ...accessRefusals(access),
      // A record outside the places of the caller's role does not exist for them.
      ...(place === undefined || place === 'LIST' ? [] : [retCodes.NOT_FOUND]),
    ]),
  ];
}

import { retCodes } from '@portal/contract/ret-code';
import type { VentureContent } from '@portal/contract/venture';
import type { RoomFolder } from '@portal/contract/venture-terms';
import * as m from '@portal/texts/messages';
import { AppError } from '../../platform/http/app-error.ts';
import { memberRightMissing } from '../../platform/http/member-right-missing.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { paysFor } from '../../platform/session/pays-for.ts';
import type { AccessRecord, VentureRecord } from './venture.table.ts';

/** The enterprise whose ventures and money the actor answers for. */
export const enterpriseOf = (actor: Actor): string | null =>
  actor.enterpriseId !== null && paysFor(actor, actor.enterpriseId) ? actor.enterpriseId : null;

/**
 * Whose a venture is that the actor begins: their enterprise's once it is admitted, otherwise a person's own.
 * @throws {AppError} 300001, 300002
 */
export function ownerFor(actor: Actor): Pick<VentureRecord, 'enterpriseId' | 'ownerUserId'> {
  const enterpriseId = enterpriseOf(actor);
  if (enterpriseId === null && actor.userType === '200')
    throw actor.auditStatus === '2'
      ? memberRightMissing(actor)
      : new AppError(retCodes.ENTERPRISE_NOT_AUDITED);
  if (enterpriseId === null && actor.userType === '900')
    throw new AppError(retCodes.RIGHT_MISSING, { retMsg: m.refusal_not_for_operators() });
  return { enterpriseId, ownerUserId: actor.userId };
}

/** What the park has looked at; how far it is, whom it looks for and whom to call may change without it. */
const reviewed = [
  'name',
  'summary',
  'stage',
  'fields',
  'product',
  'needFen',
  'equityX100',
  'uses',
  'team',
] as const satisfies (keyof VentureContent)[];

export const needsReview = (
  before: VentureRecord,
  after: Pick<VentureRecord, (typeof reviewed)[number] | 'picture'>,
): boolean =>
  before.picture?.fileId !== after.picture?.fileId ||
  reviewed.some((field) => JSON.stringify(inOrder(before[field])) !== JSON.stringify(inOrder(after[field])));

/** Fields of what comes from the database stand in another order than those of a form. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  );
}

/** The newest first; what came on one day stays as it was written. */
export const newestFirst = (progress: VentureContent['progress']): VentureContent['progress'] =>
  progress.toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));

/** Whether a request lets its reader in on a day. A venture that is withdrawn is shut to everybody. */
const isAccessLive = (
  { status, until }: Pick<AccessRecord, 'status' | 'until'>,
  ventureStatus: VentureRecord['status'],
  today: string,
): boolean => status === 'GRANTED' && until !== null && today <= until && ventureStatus !== 'WITHDRAWN';

interface FolderStanding {
  folder: RoomFolder;
  state: 'CLOSED' | Exclude<AccessRecord['status'], 'WITHDRAWN'>;
  until: string | null;
  mayDownload: boolean;
  reason: string;
}

/** How a folder stands for one reader, by what they have asked for; the latest request first. */
export function standingOf(
  folder: RoomFolder,
  accesses: readonly AccessRecord[],
  ventureStatus: VentureRecord['status'],
  today: string,
): FolderStanding {
  const live = accesses
    .filter((access) => access.granted.includes(folder) && isAccessLive(access, ventureStatus, today))
    .toSorted((one, other) => ((one.until ?? '') < (other.until ?? '') ? 1 : -1));
  const [best] = live;
  if (best)
    return {
      folder,
      state: 'GRANTED',
      until: best.until,
      mayDownload: live.some(({ mayDownload }) => mayDownload),
      reason: '',
    };
  const last = accesses.find(
    ({ status, folders, granted }) =>
      status !== 'WITHDRAWN' && (folders.includes(folder) || granted.includes(folder)),
  );
  if (!last || last.status === 'WITHDRAWN')
    return { folder, state: 'CLOSED', until: null, mayDownload: false, reason: '' };
  const wasOpen = last.granted.includes(folder);
  // Some folders were opened and this one was not, or its last day is over before the job has said so.
  const state = last.status === 'GRANTED' ? (wasOpen ? 'EXPIRED' : 'REFUSED') : last.status;
  return { folder, state, until: wasOpen ? last.until : null, mayDownload: false, reason: last.reason };
}

import { retCodes } from '@portal/contract/ret-code';
import type { VentureContent } from '@portal/contract/venture/public';
import type { RoomFolder } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { AppError } from '../../platform/http/app-error.ts';
import { memberRightMissing } from '../../platform/http/member-right-missing.ts';
import type { Actor } from '../../platform/session/actor.ts';
import { paysFor } from '../../platform/session/pays-for.ts';
import type { AccessRecord, VentureRecord } from './venture.table.ts';

/** The enterprise whose ventures and finances the actor manages. */
export const enterpriseOf = (actor: Actor): string | null =>
  actor.enterpriseId !== null && paysFor(actor, actor.enterpriseId) ? actor.enterpriseId : null;

/**
 * The owner of a venture the actor starts: their enterprise once it is admitted, otherwise the actor.
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

/** Fields the park reviews; progress, wanted institutions and contact may change without a review. */
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

/** Sorts keys, because values from the database have theirs in a different order from the form's. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, part]) => [name, inOrder(part)]),
  );
}

/** Newest first; entries of the same day keep their order. */
export const newestFirst = (progress: VentureContent['progress']): VentureContent['progress'] =>
  progress.toSorted((one, other) => (one.day < other.day ? 1 : one.day > other.day ? -1 : 0));

/** Whether an access request lets its reader in on a day. A withdrawn venture is closed to everyone. */
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

/** The state of a folder for one reader, given their access requests, latest first. */
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
  // Other folders were opened but not this one, or its last day is over and the job has not expired it yet.
  const state = last.status === 'GRANTED' ? (wasOpen ? 'EXPIRED' : 'REFUSED') : last.status;
  return { folder, state, until: wasOpen ? last.until : null, mayDownload: false, reason: last.reason };
}

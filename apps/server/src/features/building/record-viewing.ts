import type { ViewingEvent } from '@portal/contract/building-terms';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { recordCase } from '../case/case.public.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import type { Viewing } from './building.table.ts';

/** The page on which a user sees what has become of a request. */
export const viewingLink = (buildingId: string): string => `/service/large-detail?id=${buildingId}`;

/** The building and the unit, as messages and cases name them. */
export const placeOf = (building: { name: string }, unit: { no: string } | null | undefined): string =>
  unit ? `${building.name} ${unit.no}` : building.name;

interface Recorded {
  event: 'submit' | ViewingEvent;
  /** The user themselves, or the park. */
  by: 'USER' | 'PARK';
  place: string;
  reason?: string;
}

/** Writes a request into the case of its user. */
export async function recordViewing(
  tx: Db,
  { now }: Pick<WriteContext, 'now'>,
  viewing: Viewing,
  { event, by, place, reason = '' }: Recorded,
): Promise<void> {
  const name = (await namesOfUsers(tx, [viewing.userId])).get(viewing.userId) ?? '';
  await recordCase(tx, {
    kind: 'VIEWING',
    bizId: viewing.id,
    userId: viewing.userId,
    subject: place,
    state: viewing.status,
    link: viewingLink(viewing.buildingId),
    dueAt: viewing.status === 'ASSIGNED' ? viewing.visitAt : null,
    event: {
      event,
      params: reason === '' ? {} : { reason },
      by: by === 'USER' ? { name } : { agent: 'PARK' },
    },
    now,
  });
}

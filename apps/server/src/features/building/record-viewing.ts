import type { ViewingEvent } from '@portal/contract/building/terms';
import { paths } from '@portal/contract/paths';
import type { Db } from '../../platform/database/database.ts';
import type { WriteContext } from '../../platform/http/context.ts';
import { recordCase } from '../case/case.public.ts';
import { namesOfUsers } from '../identity/user.public.ts';
import type { Viewing } from './building.table.ts';

/** The user's page for following a request. */
export const viewingLink = (buildingId: string): string => paths.building(buildingId);

/** The name of a building and unit for messages and cases. */
export const placeOf = (building: { name: string }, unit: { no: string } | null | undefined): string =>
  unit ? `${building.name} ${unit.no}` : building.name;

interface Recorded {
  event: 'submit' | ViewingEvent;
  /** The user or park staff. */
  by: 'USER' | 'PARK';
  place: string;
  reason?: string;
}

/** Records a request in its user's case. */
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

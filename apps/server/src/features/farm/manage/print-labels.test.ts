import { retCodes } from '@portal/contract/ret-code';
import { expect, it } from 'vitest';
import { faultsOf, readPdf } from '../../../platform/pdf/testing/read-pdf.ts';
import { conferenceRooms } from '../../conference-room/conference-room.table.ts';
import { insertRoom } from '../../conference-room/testing/insert-room.ts';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { farmBatches } from '../farm.table.ts';
import { insertBatch } from '../testing/insert-batch.ts';

const park = usePark(
  { grower: 'owner', service: ['OP_SERVICE'], property: ['OP_PROPERTY'] },
  { empties: [farmBatches, conferenceRooms] },
);

const print = (path: string, ids: string, token: string) =>
  park.app.inject({ url: `${path}/printLabels?ids=${ids}`, headers: { token } });

it('prints labels of batches that have a public page, and of rooms, each for its own desk', async () => {
  const enterpriseId = park.grower.enterpriseId;
  const batch = await insertBatch(park.db, { enterpriseId });
  const draft = await insertBatch(park.db, { enterpriseId, status: 'DRAFT' });
  const room = await insertRoom(park.db);
  const farm = '/api/farmManage/batch';
  const rooms = '/api/propertyManage/confRoom';
  for (const answer of [
    await print(farm, batch, park.service.token),
    await print(rooms, room, park.property.token),
  ])
    expect(faultsOf(readPdf(answer.rawPayload))).toEqual([]);
  const codeOf = async (path: string, id: string, token: string) =>
    (await print(path, id, token)).json<{ header: { retCode: string } }>().header.retCode;
  expect(await codeOf(farm, draft, park.service.token)).toBe(retCodes.NOT_FOUND);
  expect(await codeOf(farm, batch, park.property.token)).toBe(retCodes.SECURITY_STOP);
  expect(await codeOf(rooms, room, park.service.token)).toBe(retCodes.SECURITY_STOP);
});

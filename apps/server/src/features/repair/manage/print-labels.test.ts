import { retCodes } from '@portal/contract/ret-code';
import { ulid } from 'ulidx';
import { expect, it } from 'vitest';
import { usePark } from '../../enterprise/testing/use-park.ts';
import { repairAssets } from '../repair.table.ts';

const park = usePark({ property: ['OP_PROPERTY'], finance: ['OP_FINANCE'] }, { empties: [repairAssets] });

async function insertAssets(count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => ulid());
  await park.db.insert(repairAssets).values(
    ids.map((id, at) => ({
      id,
      code: `code${at}`,
      no: `KT-${String(at).padStart(3, '0')}`,
      name: '多联机室外机',
      typeCode: 'AIR',
      place: '创研楼A座楼顶',
      guests: true,
    })),
  );
  return ids;
}

const print = (ids: readonly string[], token: string) =>
  park.app.inject({
    url: `/api/propertyManage/repair/printLabels?ids=${ids.join(',')}`,
    headers: { token },
  });

it('prints the labels of chosen assets on sheets of A4', async () => {
  const answer = await print(await insertAssets(13), park.property.token);
  expect(answer.headers['content-type']).toBe('application/pdf');
  const pages = answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g);
  expect(pages).toHaveLength(2);
});

it.each([
  ['L12', 12, 1, 1],
  ['L12', 12, 2, 2],
  ['L24', 24, 1, 1],
  ['L24', 25, 1, 2],
] as const)('fills sheets of %s with %i labels from label %i on', async (sheet, count, from, sheets) => {
  const ids = await insertAssets(count);
  const answer = await park.app.inject({
    url: `/api/propertyManage/repair/printLabels?ids=${ids.join(',')}&sheet=${sheet}&from=${from}`,
    headers: { token: park.property.token },
  });
  expect(answer.rawPayload.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(sheets);
});

it('answers unknown assets as missing, names the field without any, and is for the property office', async () => {
  const codeOf = async (ids: string[], token = park.property.token) =>
    (await print(ids, token)).json<{ header: { retCode: string } }>().header.retCode;
  expect(await codeOf([ulid()])).toBe(retCodes.NOT_FOUND);
  expect(await codeOf([])).toBe(retCodes.PARAMETER_INVALID);
  expect(await codeOf([ulid()], park.finance.token)).toBe(retCodes.SECURITY_STOP);
});

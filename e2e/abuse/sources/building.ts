import type { PayloadPages, PayloadSource } from '../payload-source.ts';
import type { Writer } from '../writer.ts';

/** A building with a unit, and two viewings: one confirmed, one cancelled. */
async function write({ fixtures: { author, person, owner }, write }: Writer): Promise<PayloadPages> {
  const { buildingId } = await write<{ buildingId: string }>(
    author.caller,
    '/api/serviceManage/building/save',
    {
      data: { kind: 'OFFICE', areaX100: 100_000, floors: 4, facilities: [''], fileId: null, regionId: null },
    },
  );
  const { unitId } = await write<{ unitId: string }>(author.caller, '/api/serviceManage/unit/save', {
    data: {
      buildingId,
      floor: 1,
      areaX100: 10_000,
      rentFenPerM2Month: 900,
      propertyFeeFenPerM2Month: 100,
      state: 'VACANT',
      planShape: null,
    },
  });
  const enterWrongly = (floor: number) =>
    write<{ unitId: string }>(author.caller, '/api/serviceManage/unit/save', {
      data: {
        buildingId,
        floor,
        no: String(floor),
        areaX100: 10_000,
        rentFenPerM2Month: 900,
        propertyFeeFenPerM2Month: 100,
        state: 'VACANT',
        planShape: null,
      },
    });
  const [removed, merged, closed] = [await enterWrongly(2), await enterWrongly(3), await enterWrongly(4)];
  const twice = { entity: 'unit', version: 1 };
  await write(author.caller, '/api/serviceManage/removal/remove', {
    ...twice,
    id: removed.unitId,
    data: {},
  });
  await write(author.caller, '/api/serviceManage/removal/merge', {
    ...twice,
    id: merged.unitId,
    data: { intoId: unitId },
  });
  await write(author.caller, '/api/serviceManage/removal/close', {
    ...twice,
    id: closed.unitId,
    data: { from: '2099-01-01' },
  });
  const ask = (caller: typeof person.caller) =>
    write<{ viewingId: string }>(caller, '/api/serviceManage/viewing/submit', {
      data: { buildingId, unitId, visitAt: null },
    });
  const [expected, off] = [await ask(person.caller), await ask(owner.caller)];
  const operate = (id: string, event: string, version: number, data: object) =>
    write(author.caller, '/api/serviceManage/viewing/operate', { id, event, version, data });
  await operate(expected.viewingId, 'assign', 1, { visitAt: Date.now() + 86_400_000 });
  await operate(off.viewingId, 'cancel', 1, {});
  return {
    public: ['/service/large-building', `/service/large-detail?id=${buildingId}&unit=${unitId}`],
    person: [`/service/large-detail?id=${buildingId}`],
    operator: [
      '/manage/building',
      `/manage/building?viewing=${expected.viewingId}`,
      `/manage/building?viewing=${off.viewingId}`,
      '/manage/building?view=units',
      `/manage/building?view=buildings&building=${buildingId}`,
    ],
  };
}

export const source: PayloadSource = {
  unshown: {
    '/api/serviceManage/building/save data.fileId': 'is looked up',
    '/api/serviceManage/building/save data.regionId': 'is looked up',
    '/api/serviceManage/building/save data.galleryFileIds[]': 'are looked up',
  },
  write,
};

import { confRoomSave, roomContent } from '@portal/contract/conference-room/manage';
import * as m from '@portal/texts/messages';
import {
  type ImportField,
  missingId,
  partsBy,
  scaled,
  showParts,
  textOf,
  unscaled,
} from '../../../feature/importer.ts';
import { tableImporter } from '../../../feature/table-importer.ts';
import { tableRows } from '../../../feature/table-rows.ts';
import { hasOneOfNames } from '../../../platform/database/folded-name.ts';
import { foldName } from '../../../platform/text/fold.ts';
import { scaledOf } from '../../../platform/xlsx/sheet-cells.ts';
import { bookablePlaceDefaults, bookablePlaceFields } from '../../booking/bookable-fields.public.ts';
import { homesOfRows, withBuildings } from '../../building/named.public.ts';
import { conferenceRooms, type RoomRow } from '../conference-room.table.ts';
import { writeRooms } from '../manage/write-rooms.ts';

type Service = RoomRow['services'][number];

/** Services with their prices, as people write them: `茶歇 20.00；投影 50.00`. */
const readServices = partsBy((part): Service | undefined => {
  const [, name = '', price = ''] = /^(.+?)[\s:：]+([\d.,]+)\s*元?$/.exec(part) ?? [];
  const fen = scaledOf(price, 2);
  return fen === null ? undefined : { name, fen };
});

const money = { read: scaled(2), show: unscaled(2) } as const;

const fields: readonly ImportField[] = [
  {
    key: 'name',
    label: m.import_master_room_name,
    aliases: ['会议室', '名称', '会议室名'],
    isNeeded: true,
    example: '玉兰厅',
  },
  {
    key: 'building',
    label: m.field_building,
    aliases: ['楼名', '楼栋', '楼宇名称', '所属楼宇'],
    example: '创研楼A座',
  },
  { key: 'floor', label: m.field_floor, aliases: ['层', '所在层'], example: '2', read: scaled(0) },
  {
    key: 'place',
    label: m.field_place,
    aliases: ['位置', '房间号'],
    isNeeded: true,
    example: '创研楼A座 2 层',
  },
  {
    key: 'seats',
    label: m.field_seats,
    aliases: ['座位', '容纳人数', '人数'],
    isNeeded: true,
    example: '12',
    read: scaled(0),
  },
  {
    key: 'services',
    label: m.field_room_service,
    aliases: ['会务', '服务'],
    note: m.import_master_note_services,
    example: '茶歇 20.00；投影 50.00',
    read: readServices,
    show: showParts(({ name, fen }: Service) => `${name} ${unscaled(2)(fen)}`),
  },
  {
    key: 'pricePerSlotFen',
    label: m.field_price_per_slot,
    aliases: ['价格', '半小时价'],
    example: '50.00',
    ...money,
  },
  {
    key: 'freeSlotsPerMonth',
    label: m.field_free_slots,
    aliases: ['免费时段'],
    example: '4',
    read: scaled(0),
  },
  ...bookablePlaceFields,
];

export const roomImporter = tableImporter({
  kind: 'ROOM',
  roles: confRoomSave.access,
  after: ['BUILDING'],
  fields,
  keys: ['name'],
  rowsOf: (db) => withBuildings(db, tableRows(db, conferenceRooms)),
  sums: ['seats'],
  table: conferenceRooms,
  schema: roomContent,
  defaults: {
    ...bookablePlaceDefaults,
    services: [],
    pricePerSlotFen: 0,
    freeSlotsPerMonth: 0,
    checkInRequired: true,
  },
  async match(db, ctx, rows) {
    const names = rows.map(({ data }) => textOf(data.name));
    const found = await db.select().from(conferenceRooms).where(hasOneOfNames(conferenceRooms.name, names));
    const present = new Map(found.map((room) => [foldName(room.name), room]));
    const { homes, nameOf } = await homesOfRows(db, ctx, rows, found);
    return ({ data }) => {
      const before = present.get(foldName(textOf(data.name))) ?? null;
      const name = textOf(data.building);
      if (name === '') return { before };
      const home = homes.get(name);
      const given = { buildingId: home?.id ?? missingId };
      const named = { building: nameOf(before) };
      if (!home)
        return { before, given, faults: [{ field: 'building', text: m.import_fault_no_building({ name }) }] };
      return {
        before,
        given,
        named,
        judge: ({ floor }) => ({
          faults:
            floor !== null && floor > home.floors
              ? [{ field: 'floor', text: m.fault_floor_above({ max: home.floors }) }]
              : [],
        }),
      };
    };
  },
  write: (tx, ctx, rooms) =>
    writeRooms(
      tx,
      ctx,
      rooms.map(({ values: { fileId: _fileId, ...values }, ...room }) => ({ ...room, values })),
    ),
  undo: { entity: 'conferenceRoom' },
});

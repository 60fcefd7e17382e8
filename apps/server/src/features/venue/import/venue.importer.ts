import { venueContent, venueSave } from '@portal/contract/venue/manage';
import { venueKindLabels } from '@portal/contract/venue/terms';
import * as m from '@portal/texts/messages';
import {
  coded,
  emptyFault,
  type ImportField,
  labelsOf,
  missingId,
  named,
  scaled,
  textOf,
  unscaled,
} from '../../../feature/importer.ts';
import { tableImporter } from '../../../feature/table-importer.ts';
import { tableRows } from '../../../feature/table-rows.ts';
import { hasOneOfNames } from '../../../platform/database/folded-name.ts';
import { foldName } from '../../../platform/text/fold.ts';
import {
  bookablePlaceDefaults,
  bookablePlaceFields,
  listedDays,
} from '../../booking/bookable-fields.public.ts';
import { homesOfRows, withBuildings } from '../../building/named.public.ts';
import { removableVenue } from '../venue.removal.ts';
import { venues } from '../venue.table.ts';
import { writeVenues } from '../write-venues.ts';
import { readPrices, readShares, rulesOf, showRules, showShares } from './venue-cells.ts';

const kindOf = coded(venueKindLabels);

const fields: readonly ImportField[] = [
  {
    key: 'name',
    label: m.import_master_venue_name,
    aliases: ['场地', '名称', '场馆', '场馆名称'],
    isNeeded: true,
    example: '云岫展厅',
  },
  {
    key: 'kind',
    label: m.field_venue_kind,
    aliases: ['类型', '场馆类型'],
    isNeeded: true,
    example: '展厅',
    read: kindOf,
    show: named(venueKindLabels),
    looksLike: (text) => kindOf(text) !== undefined,
    options: () => labelsOf(venueKindLabels),
  },
  {
    key: 'building',
    label: m.field_building,
    aliases: ['楼名', '楼栋', '楼宇名称', '所属楼宇'],
    isNeeded: true,
    example: '创研楼A座',
  },
  { key: 'place', label: m.field_place, aliases: ['位置'], isNeeded: true, example: '创研楼A座 1 层' },
  {
    key: 'areaX100',
    label: m.field_area,
    aliases: ['建筑面积', '使用面积'],
    isNeeded: true,
    note: m.import_note_area,
    example: '320.00',
    read: scaled(2),
    show: unscaled(2),
  },
  {
    key: 'seats',
    label: m.field_seats,
    aliases: ['座位', '容纳人数', '人数'],
    isNeeded: true,
    example: '120',
    read: scaled(0),
  },
  {
    key: 'priceRules',
    label: m.import_master_prices,
    aliases: ['价格', '单价', '每小时价格', '收费标准'],
    isNeeded: true,
    note: m.import_master_note_prices,
    example: '工作日 08:00-20:00 300/500；周末 400/600；节假日 400/600',
    read: readPrices,
    show: showRules,
  },
  {
    key: 'depositFen',
    label: m.field_deposit,
    aliases: ['保证金'],
    example: '1000.00',
    read: scaled(2),
    show: unscaled(2),
  },
  {
    key: 'cancelShares',
    label: m.field_cancel_rule,
    aliases: ['退订'],
    note: m.import_master_note_shares,
    example: '72 小时 100%；24 小时 50%',
    read: readShares,
    show: showShares,
  },
  { key: 'minSlots', label: m.field_min_slots, aliases: ['一次最少'], example: '2', read: scaled(0) },
  ...bookablePlaceFields,
  {
    key: 'holidayDates',
    label: m.field_holiday_dates,
    aliases: ['节假日'],
    note: m.import_note_list,
    example: '2027-01-01、2027-01-02',
    read: listedDays,
  },
];

const defaults = {
  ...bookablePlaceDefaults,
  galleryFileIds: [],
  openTo: '22:00',
  minSlots: 2,
  maxSlots: 24,
  minAheadMin: 120,
  depositFen: 0,
  cancelShares: [
    { hours: 72, percent: 100 },
    { hours: 24, percent: 50 },
  ],
  holidayDates: [],
};

export const venueImporter = tableImporter({
  kind: 'VENUE',
  roles: venueSave.access,
  after: ['BUILDING'],
  fields,
  keys: ['name'],
  rowsOf: (db) => withBuildings(db, tableRows(db, venues)),
  sums: ['areaX100', 'depositFen'],
  table: venues,
  schema: venueContent,
  defaults,
  async match(db, ctx, rows) {
    const names = rows.map(({ data }) => textOf(data.name));
    const found = await db.select().from(venues).where(hasOneOfNames(venues.name, names));
    const present = new Map(found.map((venue) => [foldName(venue.name), venue]));
    const { homes, nameOf } = await homesOfRows(db, ctx, rows, found);
    return ({ data }) => {
      const before = present.get(foldName(textOf(data.name))) ?? null;
      const name = textOf(data.building);
      const home = homes.get(name);
      const { openFrom, openTo, priceRules } = { ...defaults, ...before, ...data } as {
        openFrom: string;
        openTo: string;
        priceRules?: Parameters<typeof rulesOf>[0];
      };
      const empty = emptyFault(data, 'building', m.field_building);
      const missing = home ? [] : [{ field: 'building', text: m.import_fault_no_building({ name }) }];
      return {
        before,
        given: {
          buildingId: home?.id ?? missingId,
          ...(data.priceRules !== undefined && {
            priceRules: rulesOf(priceRules ?? [], { openFrom, openTo }),
          }),
        },
        named: { building: nameOf(before) },
        faults: empty.length > 0 ? empty : missing,
      };
    };
  },
  write: (tx, ctx, given) =>
    writeVenues(
      tx,
      ctx,
      given.map(({ values: { fileId: _fileId, galleryFileIds: _gallery, ...values }, ...venue }) => ({
        ...venue,
        values,
      })),
    ),
  undo: { entity: 'venue', after: removableVenue.renew },
});

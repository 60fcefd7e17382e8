import { isDeepStrictEqual } from 'node:util';
import { meterContent, meterSave } from '@portal/contract/billing/meter-manage';
import { meterKindLabels } from '@portal/contract/billing/terms';
import * as m from '@portal/texts/messages';
import { inArray } from 'drizzle-orm';
import {
  type CellFault,
  checkContent,
  coded,
  differences,
  emptyFault,
  type ImportField,
  importer,
  labelsOf,
  missingId,
  named,
  scaled,
  textOf,
  unscaled,
} from '../../../feature/importer.ts';
import { undoIn } from '../../../feature/undo-import.ts';
import { plainCell } from '../../../platform/xlsx/sheet-cells.ts';
import { listBuildingNames } from '../../building/named.public.ts';
import { type NamedUnits, unitKey, unitsNamed } from '../../building/units-named.public.ts';
import { type Meter, meters, readings } from '../meter/meter.table.ts';
import { touOf } from '../meter/require-reading.ts';
import { changedSetting, type MeterValues, type NewMeter, writeMeters } from '../meter/write-meters.ts';
import { meterRows, openingReadings } from './money.rows.ts';

/** What a meter with time-of-use registers shows in one of them. */
const register = (key: string, label: () => string, band: string): ImportField => ({
  key,
  label,
  aliases: [`${band}段`, `${band}读数`, `${band}段读数`, `${band}表底`],
  note: m.import_master_note_register,
  example: '',
  read: scaled(2),
  show: unscaled(2),
});

const fields: readonly ImportField[] = [
  {
    key: 'meterNo',
    label: m.field_meter_no,
    aliases: ['表号', '水表号', '电表号', '编号', '表编号'],
    isNeeded: true,
    example: 'W-A-301',
    read: plainCell,
  },
  {
    key: 'kind',
    label: m.field_kind,
    aliases: ['表类型', '表计类型', '水电'],
    isNeeded: true,
    example: '水表',
    read: coded(meterKindLabels, { WATER: ['水', '自来水'], ELECTRICITY: ['电', '电力'] }),
    show: named(meterKindLabels),
    options: () => labelsOf(meterKindLabels),
  },
  {
    key: 'building',
    label: m.field_building,
    aliases: ['楼名', '楼栋', '楼宇名称', '所属楼宇'],
    isNeeded: true,
    example: '创研楼A座',
    references: listBuildingNames,
  },
  {
    key: 'unit',
    label: m.field_unit_no,
    aliases: ['单元', '房号', '房间', '房间号', '室号'],
    isNeeded: true,
    example: '301',
  },
  {
    key: 'multiplier',
    label: m.field_multiplier,
    aliases: ['互感倍率', '变比'],
    note: m.import_money_note_multiplier,
    example: '1',
    read: scaled(0),
  },
  {
    key: 'digits',
    label: m.field_digits,
    aliases: ['位数', '表位数'],
    note: m.import_money_note_digits,
    example: '6',
    read: scaled(0),
  },
  {
    key: 'readingX100',
    label: m.import_money_last_reading,
    aliases: ['读数', '上期读数', '表底', '底数', '止码', '最近读数'],
    isNeeded: true,
    note: m.import_money_note_reading,
    example: '1204.50',
    read: scaled(2),
    show: unscaled(2),
  },
  register('peakX100', m.billing_part_peak, '峰'),
  register('flatX100', m.billing_part_flat, '平'),
  register('valleyX100', m.billing_part_valley, '谷'),
];

const columns = ({
  meterNo,
  kind,
  unitId,
  multiplier,
  digits,
  status,
  initialX100,
  initialTou,
}: Meter): MeterValues => ({
  meterNo,
  kind,
  unitId,
  multiplier,
  digits,
  status: status === 'OFFLINE' ? 'OFFLINE' : 'ONLINE',
  initialX100,
  initialTou,
});

const registers = ['peakX100', 'flatX100', 'valleyX100'] as const;
const noRegisters = { peakX100: null, flatX100: null, valleyX100: null };

interface Place {
  data: Readonly<Record<string, unknown>>;
  units: NamedUnits;
}

function placeFaults({ data, units }: Place): CellFault[] {
  const [building, no] = [textOf(data.building), textOf(data.unit)];
  const faults = [
    ...emptyFault(data, 'building', m.field_building),
    ...emptyFault(data, 'unit', m.field_unit_no),
  ];
  return faults.length === 0 && !units.has(unitKey(building, no))
    ? [{ field: 'unit', text: m.import_money_fault_unit({ building, no }) }]
    : faults;
}

/** Meters with what they show now, from which the first reading counts. */
export const meterImporter = importer<NewMeter>({
  kind: 'METER',
  roles: meterSave.access,
  after: ['UNIT'],
  fields,
  keys: ['meterNo'],
  count: (db) => db.$count(meters),
  rowsOf: meterRows,
  sums: ['readingX100'],
  async check(db, ctx, rows) {
    const wanted = rows.map(({ data }) => ({ building: textOf(data.building), no: textOf(data.unit) }));
    const nos = rows.map(({ data }) => textOf(data.meterNo));
    const [units, present] = await Promise.all([
      unitsNamed(db, ctx, wanted),
      db.select().from(meters).where(inArray(meters.meterNo, nos)),
    ]);
    const ids = present.map(({ id }) => id);
    const read =
      ids.length === 0
        ? []
        : await db
            .selectDistinct({ meterId: readings.meterId })
            .from(readings)
            .where(inArray(readings.meterId, ids));
    const known = new Map(present.map((meter) => [meter.meterNo, meter]));
    const openings = await openingReadings(db, ids);
    return rows.map(({ data }) => {
      const before = known.get(textOf(data.meterNo)) ?? null;
      const unit = units.get(unitKey(data.building, data.unit));
      // What a meter with readings shows now is no other beginning.
      const shows = openings.get(before?.id ?? '');
      const isOpening =
        data.readingX100 === shows?.readingX100 &&
        registers.every((key) => data[key] === undefined || data[key] === shows?.tou?.[key]);
      const opening = before && isOpening ? { readingX100: before.initialX100, ...before.initialTou } : {};
      const was = before && {
        ...columns(before),
        readingX100: before.initialX100,
        ...(before.initialTou ?? noRegisters),
      };
      const isTou = registers.some((key) => data[key] !== undefined) || (before?.initialTou ?? null) !== null;
      const merged = {
        multiplier: 1,
        digits: 6,
        ...was,
        ...data,
        ...opening,
        unitId: unit?.id ?? missingId,
        isTou,
        status: was?.status ?? 'ONLINE',
      };
      const { content, faults } = checkContent(meterContent, merged, fields);
      const own = [...faults, ...placeFaults({ data, units })];
      if (before?.status === 'REPLACED')
        own.push({ field: 'meterNo', text: m.import_money_fault_replaced() });
      const shown = content && touOf(isTou, content);
      if (shown && 'fault' in shown) own.push({ field: 'readingX100', text: shown.fault });
      if (!content || !shown || 'fault' in shown || own.length > 0) return { faults: own, content: null };
      const { meterNo, kind, unitId, multiplier, digits, status, readingX100 } = content;
      const values: MeterValues = {
        meterNo,
        kind,
        unitId,
        multiplier,
        digits,
        status,
        initialX100: readingX100,
        initialTou: shown.tou,
      };
      const isRead = read.some(({ meterId }) => meterId === before?.id);
      const hasOtherRegisters = isRead && !isDeepStrictEqual(before?.initialTou, values.initialTou);
      const fixed = hasOtherRegisters ? 'initialX100' : changedSetting({ before, values, isRead });
      if (fixed) {
        const field = fixed === 'initialX100' ? 'readingX100' : fixed;
        return { faults: [{ field, text: m.fault_meter_read() }], content: null };
      }
      const moved =
        before && unit?.id && before.unitId !== unit.id
          ? [{ field: 'unit', from: '', to: textOf(data.unit) }]
          : [];
      return {
        faults: [],
        content: { before, values, isRead, enterpriseId: unit?.enterpriseId ?? null },
        present: before && { id: before.id, version: before.version },
        changes: was ? [...differences(fields, was, { ...data, ...opening }), ...moved] : [],
      };
    });
  },
  async write(tx, ctx, rows) {
    const saved = await writeMeters(
      tx,
      ctx,
      rows.map(({ content, origin }) => ({ ...content, logged: { importedFrom: origin } })),
    );
    return saved.map(({ id, version }, at) => {
      const before = rows[at]?.content.before ?? null;
      return { id, version, before: before && { ...columns(before), lastX100: before.lastX100 } };
    });
  },
  ...undoIn(meters, { entity: 'meter' }),
});

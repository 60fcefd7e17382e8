import {
  type ManagedUnit,
  type UnitContent,
  unitContent,
  unitQueryManageList,
  unitSave,
} from '@portal/contract/building/manage';
import { type UnitState, unitStateLabels } from '@portal/contract/building/terms';
import * as m from '@portal/texts/messages';
import { eq, getTableColumns, inArray } from 'drizzle-orm';
import { bulkAct, bulkSource, inState, stateReasons } from '../../../feature/bulk-act.ts';
import { buildings, units } from '../building.table.ts';

/** Sets the state of units by the call of their form, with everything else as it is. */
const unitAct = (kind: 'UNIT_CLOSE' | 'UNIT_OPEN', from: UnitState, to: UnitState) => {
  const inputTo =
    (state: UnitState) =>
    ({ id, version, extra }: { id: string; version: number; extra?: UnitContent }) => ({
      id,
      version,
      data: { ...extra, state },
    });
  return bulkAct<UnitContent>({
    kind,
    call: unitSave,
    input: inputTo(to),
    async look(db, ids) {
      const rows = await db
        .select({ unit: getTableColumns(units), building: buildings.name })
        .from(units)
        .innerJoin(buildings, eq(buildings.id, units.buildingId))
        .where(inArray(units.id, [...ids]));
      return rows.map(({ unit, building }) => ({
        id: unit.id,
        name: `${building} ${unit.no}`,
        version: unit.version,
        barred: unit.state === from ? null : unit.state === 'LEASED' ? 'leased' : inState(unit.state),
        extra: unitContent.parse(unit),
      }));
    },
    reasons: { ...stateReasons(unitStateLabels), leased: m.bulk_reason_leased },
    undo: { call: unitSave, input: inputTo(from) },
  });
};

/** A hundred percent, in hundredths. */
const wholeX100 = 10_000;

/** Asking rent per ㎡ and month, changed by hundredths of a percent, in whole fen. */
const rentBy = ({ rentFenPerM2Month }: Pick<UnitContent, 'rentFenPerM2Month'>, percentX100: number | null) =>
  Math.round((rentFenPerM2Month * (wholeX100 + (percentX100 ?? 0))) / wholeX100);

/** Changes asking rents by a percentage; what is let keeps the rent of its contract. The sum is the new rent of a month. */
const unitPrice = bulkAct<UnitContent>({
  kind: 'UNIT_PRICE',
  call: unitSave,
  needs: ['percentX100'],
  input: ({ id, version, extra }, { percentX100 }) => ({
    id,
    version,
    data: { ...extra, ...(extra && { rentFenPerM2Month: rentBy(extra, percentX100) }) },
  }),
  async look(db, ids, { values: { percentX100 } }) {
    const rows = await db
      .select({ unit: getTableColumns(units), building: buildings.name })
      .from(units)
      .innerJoin(buildings, eq(buildings.id, units.buildingId))
      .where(inArray(units.id, [...ids]));
    return rows.map(({ unit, building }) => {
      const rentFen = rentBy(unit, percentX100);
      return {
        id: unit.id,
        name: `${building} ${unit.no}`,
        version: unit.version,
        barred: rentFen === unit.rentFenPerM2Month ? 'sameRent' : null,
        fen: Math.round((rentFen * unit.areaX100) / 100),
        extra: unitContent.parse(unit),
      };
    });
  },
  reasons: { sameRent: m.bulk_reason_same_rent },
});

export const unitBulk = bulkSource<ManagedUnit>({
  list: unitQueryManageList,
  keyOf: ({ unitId }) => unitId,
  acts: [
    unitAct('UNIT_CLOSE', 'VACANT', 'MAINTENANCE'),
    unitAct('UNIT_OPEN', 'MAINTENANCE', 'VACANT'),
    unitPrice,
  ],
});

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

export const unitBulk = bulkSource<ManagedUnit>({
  list: unitQueryManageList,
  keyOf: ({ unitId }) => unitId,
  acts: [unitAct('UNIT_CLOSE', 'VACANT', 'MAINTENANCE'), unitAct('UNIT_OPEN', 'MAINTENANCE', 'VACANT')],
});

import type { UnitState } from '@portal/contract/building/terms';
import { asc, eq, sql } from 'drizzle-orm';
import type { ChartSource } from '../../feature/chart-source.ts';
import { buildings, units } from './building.table.ts';

const unitsThat = (state: UnitState) => sql<number>`(count(*) filter (where ${eq(units.state, state)}))::int`;

/** Number of units per state in each building. */
export const occupancyChart: ChartSource = {
  chart: 'occupancy',
  roles: ['OP_PROPERTY', 'OP_FINANCE'],
  byMonth: false,
  read: (db) =>
    db
      .select({
        key: buildings.name,
        leased: unitsThat('LEASED'),
        reserved: unitsThat('RESERVED'),
        vacant: unitsThat('VACANT'),
        maintenance: unitsThat('MAINTENANCE'),
      })
      .from(buildings)
      .innerJoin(units, eq(units.buildingId, buildings.id))
      .groupBy(buildings.id)
      .orderBy(asc(buildings.name)),
};

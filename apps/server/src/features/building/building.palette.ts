import { unitQueryManageDetail } from '@portal/contract/building/manage';
import { unitStateLabels } from '@portal/contract/building/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { eq, inArray, sql } from 'drizzle-orm';
import { noteOf, type PaletteContribution } from '../../feature/palette-source.ts';
import { beginsWith, lastByPattern } from '../../platform/database/begins-with.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { buildings, units } from './building.table.ts';

const areaText = (areaX100: number) => `${(areaX100 / 100).toFixed(2)} m²`;

export const buildingPalette: PaletteContribution = {
  sources: [
    {
      kind: 'UNIT',
      shows: unitQueryManageDetail,
      async find({ db, number, limit }) {
        const rows = await db
          .select({ unit: units, building: buildings.name, tenant: enterprises.shortName })
          .from(units)
          .innerJoin(buildings, eq(buildings.id, units.buildingId))
          .leftJoin(enterprises, eq(enterprises.id, units.enterpriseId))
          .where(beginsWith(units.no, number))
          .orderBy(lastByPattern(units.no))
          .limit(limit);
        return rows.map(({ unit, building, tenant }) => ({
          refId: unit.id,
          no: unit.no,
          title: `${building} ${unit.no}`,
          note: noteOf(tenant, unitStateLabels[unit.state](), areaText(unit.areaX100)),
          link: paths.manageBuildings({ view: 'units', unit: unit.id }),
        }));
      },
    },
  ],
  facts: [
    {
      shows: unitQueryManageDetail,
      async read({ db }, enterpriseIds) {
        const rows = await db
          .select({
            id: sql<string>`${units.enterpriseId}`,
            count: sql<number>`count(*)`.mapWith(Number),
            areaX100: sql<number>`sum(${units.areaX100})`.mapWith(Number),
          })
          .from(units)
          .where(inArray(units.enterpriseId, [...enterpriseIds]))
          .groupBy(units.enterpriseId);
        return new Map(
          rows.map(({ id, count, areaX100 }) => [
            id,
            [
              {
                label: m.palette_rented(),
                text: m.palette_rented_text({ count, area: areaText(areaX100) }),
                isAlarming: false,
              },
            ],
          ]),
        );
      },
    },
  ],
};

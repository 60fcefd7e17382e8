import type { BuildingRow } from '@portal/contract/building/public';
import { buildingKindLabels } from '@portal/contract/building/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { FloorPlan } from '../shared/FloorPlan.tsx';
import { BuildingRows } from './BuildingRows.tsx';
import styles from './ParkMap.module.css';

/**
 * The buildings at their place in the park, with the symbols of the floor plans; those not drawn on the map are listed
 * below.
 */
export function ParkMap({ rows }: { rows: BuildingRow[] }) {
  const drawn = rows.flatMap((row) => (row.mapShape ? [{ ...row, mapShape: row.mapShape }] : []));
  const others = rows.filter(({ mapShape }) => mapShape === null);
  return (
    <>
      {drawn.length > 0 && (
        <div className={styles.map}>
          <FloorPlan
            label={m.building_as_map()}
            units={drawn.map(({ buildingId, name, kind, areaX100, mapShape, counts: { vacant } }) => ({
              unitId: buildingId,
              no: name,
              areaX100,
              planShape: mapShape,
              look: vacant > 0 ? 'VACANT' : 'LEASED',
              note: `${buildingKindLabels[kind]()} · ${vacant > 0 ? m.building_vacant({ count: vacant }) : m.building_full()}`,
              href: paths.building(buildingId),
            }))}
          />
        </div>
      )}
      {others.length > 0 && (
        <section>
          {drawn.length > 0 && <BlockHead title={m.building_not_on_map()} />}
          <BuildingRows rows={others} />
        </section>
      )}
    </>
  );
}

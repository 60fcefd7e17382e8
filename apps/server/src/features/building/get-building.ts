import type { buildingQueryDetail } from '@portal/contract/building/public';
import type { Verb } from '../../platform/http/context.ts';
import { getBuildingSummary, listBoundTimes, listUnitsIn } from './building.queries.ts';
import { viewBuilding, viewUnits } from './building.view.ts';
import { visitTimes } from './visit-times.ts';

/**
 * A building with its units and viewing times.
 * @throws {AppError} 500404
 */
export const getBuilding: Verb<typeof buildingQueryDetail> = async ({ db, now }, { id }) => {
  const summary = await getBuildingSummary(db, id);
  const [units, bound] = await Promise.all([listUnitsIn(db, id), listBoundTimes(db, id, now)]);
  const { address, intro, facilities, gallery, managerName, managerPhone } = summary.building;
  return {
    ...viewBuilding(summary),
    address,
    intro,
    facilities,
    gallery,
    managerName,
    managerPhone,
    units: viewUnits(units),
    visitTimes: visitTimes(now).map((at) => ({ at: at.getTime(), isFree: !bound.includes(at.getTime()) })),
  };
};

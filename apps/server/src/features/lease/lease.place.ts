import type { KnownUnit } from '../building/building.public.ts';

/** The location, such as 1号温室片区 A区1跨、A区2跨; each building is named once. */
export function placeOf(units: readonly KnownUnit[]): string {
  const names = [...new Set(units.map(({ buildingName }) => buildingName))];
  return names
    .map((name) => {
      const inside = units.filter(({ buildingName }) => buildingName === name);
      return `${name} ${inside.map(({ no }) => no).join('、')}`;
    })
    .join('；');
}

export const areaOf = (units: readonly KnownUnit[]): number =>
  units.reduce((sum, { areaX100 }) => sum + areaX100, 0);

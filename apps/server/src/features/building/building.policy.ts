import type { PlanShape } from '@portal/contract/building/public';

interface Sized {
  floor: number;
  areaX100: number;
  planShape: PlanShape | null;
}

// Space between two rows (corridor) and between two units (wall).
const corridor = 80;
const wall = 6;
const whole = 1_000;
/** Maximum number of units in a row. */
const maxRow = 8;

/** Lays out rows from top to bottom, with units as wide as their share of the row's area. */
export function layRows(rows: readonly (readonly Pick<Sized, 'areaX100'>[])[]): PlanShape[] {
  const height = Math.floor((whole - corridor * (rows.length - 1)) / rows.length);
  return rows.flatMap((row, at) => {
    const free = whole - wall * (row.length - 1);
    const area = row.reduce((sum, { areaX100 }) => sum + areaX100, 0);
    let before = 0;
    return row.map(({ areaX100 }, place) => {
      const left = Math.round((before / area) * free);
      before += areaX100;
      const width = Math.round((before / area) * free) - left;
      return { left: left + place * wall, top: at * (height + corridor), width, height };
    });
  });
}

function rowsOf<Unit>(units: readonly Unit[]): Unit[][] {
  const count = units.length < 4 ? 1 : Math.max(2, Math.ceil(units.length / maxRow));
  const length = Math.ceil(units.length / count);
  return Array.from({ length: Math.ceil(units.length / length) }, (_, at) =>
    units.slice(at * length, (at + 1) * length),
  );
}

/** Each unit's shape on its floor plan; a floor with a missing shape is laid out by area. */
export function placesOnPlan(units: readonly Sized[]): PlanShape[] {
  const laid = new Map<Sized, PlanShape>();
  for (const number of new Set(units.map(({ floor }) => floor))) {
    const onFloor = units.filter(({ floor }) => floor === number);
    const isEntered = onFloor.every(({ planShape }) => planShape !== null);
    const shapes = isEntered ? onFloor.map(({ planShape }) => planShape) : layRows(rowsOf(onFloor));
    for (const [at, unit] of onFloor.entries()) laid.set(unit, shapes[at] as PlanShape);
  }
  return units.map((unit) => laid.get(unit) as PlanShape);
}

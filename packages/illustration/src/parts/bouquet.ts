import type { Bloom } from '../blooms/bloom.ts';
import type { Point, Point3 } from '../types.ts';
import { ARRANGEMENTS } from './arrangements.ts';
import { backdrop } from './backdrop.ts';
import { bloomColours } from './bloom-colours.ts';
import { itemAt } from './lists.ts';
import { clamp, lerp } from './numbers.ts';
import { bud, stem } from './stem.ts';
import { type Foliage, leavesBehind, type Spot, stemLeaves } from './stem-leaves.ts';
import type { Studio } from './studio.ts';

export interface FlowerPlant extends Foliage {
  bloom: Bloom;
  /** Range in degrees: at 0 the viewer looks into the flower, at 90 from the side. */
  tilt: [number, number];
  budKind?: 'round' | 'long' | 'none';
  /** Maximum number of blooms. */
  max?: number;
}

/** Blooms, buds and leaves on stems that meet below the sheet. */
export function bouquet(studio: Studio, plant: FlowerPlant): string {
  const { random, height, focusX, focusY } = studio;
  const mirror = random.sign();
  const unit = height * studio.room(0.86);
  const { blooms, buds } = random.pick(ARRANGEMENTS);
  const foot: Point = [focusX + mirror * unit * random.range(0.02, 0.14), height + unit * 0.22];
  const place = ([x, y, r]: Point3): Spot => ({
    x: focusX + mirror * x * unit + random.jitter(unit * 0.025),
    y: focusY + y * unit + random.jitter(unit * 0.02),
    r: r * unit * random.range(0.95, 1.06),
  });
  const placedBuds = plant.budKind === 'none' ? [] : buds.map(place);
  const placed = blooms.slice(-(plant.max ?? 4)).map(place);
  const colourSets = bloomColours(studio);
  const stems: string[] = [];
  const leaves: string[] = [];
  const tops: string[] = [];
  const stalk = (spot: Spot, width: number) => {
    const bow: Point = [lerp(spot.x, foot[0], 0.3) + (spot.x - foot[0]) * 0.16, lerp(spot.y, foot[1], 0.5)];
    stems.push(stem(studio, [[spot.x, spot.y], bow, foot], width));
    return bow;
  };
  placedBuds.forEach((spot) => {
    const bow = stalk(spot, unit * 0.01);
    const angle = (Math.atan2(spot.y - bow[1], spot.x - bow[0]) * 180) / Math.PI;
    leaves.push(stemLeaves(studio, [[spot.x, spot.y], bow, foot], plant, [0.2, 0.38], unit * 0.17));
    tops.push(
      bud(studio, {
        x: spot.x,
        y: spot.y,
        angle: angle + random.jitter(10),
        size: spot.r,
        colours: colourSets[0],
        kind: plant.budKind === 'long' ? 'long' : 'round',
      }),
    );
  });
  placed.forEach((spot, index) => {
    const isHero = index === placed.length - 1;
    const bow = stalk(spot, unit * (isHero ? 0.017 : 0.013));
    leaves.push(
      leavesBehind(studio, spot, plant, isHero ? 3 : 2),
      stemLeaves(
        studio,
        [[spot.x, spot.y], bow, foot],
        plant,
        isHero ? [0.42, 0.6] : [0.36, 0.52],
        unit * 0.24,
      ),
    );
    const lean = clamp(((spot.x - focusX) / unit) * 70, -38, 38);
    const camera = {
      x: spot.x,
      y: spot.y,
      radius: spot.r,
      tilt: random.range(...plant.tilt),
      roll: lean + random.jitter(10),
    };
    tops.push(
      plant.bloom(
        studio,
        camera,
        itemAt(colourSets, isHero ? 0 : index % colourSets.length),
        isHero ? 1 : 0.5,
      ),
    );
  });
  return stems.join('') + leaves.join('') + tops.join('');
}

export const flowerMotif =
  (plant: FlowerPlant) =>
  (studio: Studio): string =>
    backdrop(studio, { foliage: plant.leafKind === 'lobed' ? 'oval' : plant.leafKind }) +
    bouquet(studio, plant);

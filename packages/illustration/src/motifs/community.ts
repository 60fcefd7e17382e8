import { paleFoliage } from '../parts/backdrop.ts';
import { paintByDepth } from '../parts/camera.ts';
import { BRAND, mix, SOIL } from '../parts/colour.ts';
import { oval, shape, stamp } from '../parts/elements.ts';
import { companionFills, massFills, warmFills } from '../parts/flower-mass.ts';
import { meadow } from '../parts/ground-palette.ts';
import { indices, itemAt } from '../parts/lists.ts';
import { GOLDEN_ANGLE, radians } from '../parts/numbers.ts';
import { blob, corner } from '../parts/paths.ts';
import { person } from '../parts/person.ts';
import { sceneGround } from '../parts/scene-ground.ts';
import { smallBloom, tuft } from '../parts/small-blooms.ts';
import type { Studio } from '../parts/studio.ts';
import type { MotifDefinition } from './motif.ts';

/** Neighbours around a flower bed. */
function drawCommunity(studio: Studio): string {
  const { random, width, height, focusX, colours, square } = studio;
  const unit = height * studio.room(0.8);
  const floorY = height * 0.66;
  const hills = shape(
    blob([
      ...corner([-60, floorY + 40]),
      ...corner([-60, floorY - height * 0.1]),
      [width * 0.22, floorY - height * 0.2],
      [width * 0.5, floorY - height * 0.06],
      [width * 0.78, floorY - height * 0.24],
      ...corner([width + 60, floorY - height * 0.12]),
      ...corner([width + 60, floorY + 40]),
    ]),
    meadow(colours, 0.42),
  );
  const lawn = shape(
    blob([
      ...corner([-60, height + 60]),
      ...corner([-60, floorY]),
      [focusX, floorY - height * 0.05],
      ...corner([width + 60, floorY]),
      ...corner([width + 60, height + 60]),
    ]),
    studio.linear(
      [mix(colours.leafLight, colours.wash, 0.45), mix(colours.leafLight, colours.leaf, 0.12)],
      [0, floorY],
      [0, height],
    ),
  );
  const clothes = [
    colours.mid,
    BRAND,
    colours.heart,
    colours.leaf,
    colours.companion,
    '#ffffff',
    colours.deep,
  ];
  const count = square ? 4 : random.int(5, 6);
  const start = random.int(0, 6);
  const people = indices(count).map((i) => {
    const share = count > 1 ? i / (count - 1) - 0.5 : 0;
    const x = focusX + share * unit * (square ? 0.92 : 1.24);
    const y = floorY + unit * 0.16 - Math.cos(share * 3) * unit * 0.08;
    return {
      depth: y,
      svg: person(
        studio,
        x,
        y,
        unit * random.range(0.36, 0.42) * (random.chance(0.2) ? 0.74 : 1),
        itemAt(clothes, (start + i) % clothes.length),
        itemAt(clothes, (start + i + 2) % clothes.length),
        share > 0 ? -1 : 1,
      ),
    };
  });
  const [bx, by, brx, bry] = [focusX, height * 0.87, unit * (square ? 0.46 : 0.6), unit * 0.13];
  const bed =
    oval(bx, by + unit * 0.03, brx * 1.03, bry * 1.06, mix('#c9b79f', colours.paper, 0.35)) +
    oval(
      bx,
      by,
      brx,
      bry,
      studio.linear([mix(colours.leafDark, SOIL, 0.4), colours.leafDark], [0, by - bry], [0, by + bry]),
    );
  const kinds = [smallBloom(studio, 'rosette'), smallBloom(studio, 'daisy'), smallBloom(studio, 'cup')];
  const leaves = tuft(studio);
  const fills = [massFills(studio), companionFills(studio), warmFills(studio)];
  const plants = indices(58).map((i) => {
    const away = Math.sqrt((i + 0.5) / 58) * 0.93;
    const a = radians(i * GOLDEN_ANGLE);
    const [x, y] = [bx + Math.cos(a) * away * brx, by + Math.sin(a) * away * bry];
    const zone = away < 0.4 ? 0 : away < 0.72 ? 1 : 2;
    const rise = unit * (0.12 - zone * 0.032);
    return {
      depth: y,
      svg:
        stamp(leaves, x, y + 4, rise * 0.95) +
        stamp(
          itemAt(kinds, zone === 0 ? 2 : zone === 1 ? 0 : 1),
          x,
          y - rise,
          unit * (0.036 - zone * 0.004),
          random.pick(itemAt(fills, (zone + start) % 3)),
          zone === 0 ? random.jitter(10) : random.int(0, 60),
        ),
    };
  });
  return (
    sceneGround(studio, floorY) +
    hills +
    paleFoliage(studio, 'oval') +
    lawn +
    paintByDepth(people) +
    bed +
    paintByDepth(plants)
  );
}

export const communityMotif: MotifDefinition = {
  draw: drawCommunity,
  palettes: ['blush', 'sky', 'butter', 'apricot', 'lilac'],
};

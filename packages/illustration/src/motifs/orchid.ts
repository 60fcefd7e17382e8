import { orchid } from '../blooms/orchid.ts';
import { backdrop } from '../parts/backdrop.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { paintByDepth } from '../parts/camera.ts';
import { lighten, mix } from '../parts/colour.ts';
import { line } from '../parts/elements.ts';
import { leaf } from '../parts/leaf.ts';
import { lerp } from '../parts/numbers.ts';
import { type Arc, along, curve } from '../parts/paths.ts';
import { bud, stem } from '../parts/stem.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** An arching spray of phalaenopsis with buds at its end. */
function drawOrchid(studio: Studio): string {
  const { random, height, focusX, colours } = studio;
  const unit = height * studio.room(0.84);
  const side = random.sign();
  const [own, paler] = bloomColours(studio);
  const chosen = random.chance(0.5) ? own : paler;
  const petalColours = { ...chosen, lip: lighten(chosen.deep, -0.04), vein: chosen.mid };
  const foot: Point = [focusX - side * unit * 0.38, height * 1.06];
  const arch: Arc = [
    foot,
    [focusX - side * unit * 0.5, height * -0.1],
    [focusX + side * unit * 0.66, height * 0.26],
  ];
  const places = random.pick([
    [0.36, 0.5, 0.64, 0.79],
    [0.34, 0.47, 0.6, 0.72, 0.83],
    [0.4, 0.56, 0.74],
  ]);
  const size = unit * (places.length === 3 ? 0.28 : places.length === 4 ? 0.235 : 0.205);
  const blooms = places.map((t, index) => {
    const [x, y] = along(arch, t);
    const drop = unit * (index % 2 ? 0.24 : 0.05);
    const camera = {
      x: x + side * unit * (index % 2 ? -0.03 : 0.04),
      y: y + drop,
      radius: size * lerp(1.18, 0.8, index / places.length),
      tilt: random.range(4, 24),
      roll: random.jitter(14) + side * (t - 0.5) * 30,
    };
    return {
      depth: -index,
      svg:
        line(
          curve([
            [x, y],
            [x + side * 8, y + drop * 0.4],
            [camera.x, camera.y],
          ]),
          mix(colours.leaf, colours.leafDark, 0.3),
          unit * 0.008,
        ) + orchid(studio, camera, petalColours, index < 3 ? 1 : 0.5),
    };
  });
  const buds = [0.9, 0.95, 1].map((t, index) => {
    const [x, y] = along(arch, t);
    return bud(studio, {
      x,
      y: y - 2,
      angle: 90 + side * -20 + random.jitter(14),
      size: unit * (0.036 - index * 0.008),
      colours: petalColours,
      kind: 'long',
    });
  });
  const leaves = [-1, 1, -1, 1].map((turn, index) =>
    leaf(studio, {
      x: foot[0],
      y: foot[1] - 30,
      angle: -90 + turn * (52 - index * 9),
      length: unit * (0.52 - index * 0.03),
      width: unit * 0.085,
      bend: turn * 42,
      kind: 'strap',
      light: index * 0.02 - 0.02,
    }),
  );
  return (
    backdrop(studio, { foliage: 'lance' }) +
    leaves.slice(0, 2).join('') +
    stem(studio, arch, unit * 0.013) +
    buds.join('') +
    leaves.slice(2).join('') +
    paintByDepth(blooms)
  );
}

export const orchidMotif: MotifDefinition = {
  draw: drawOrchid,
  palettes: ['blush', 'lilac', 'ivory', 'sky', 'butter'],
};

import type { PetalColours } from '../parts/bloom-colours.ts';
import { type Camera, project } from '../parts/camera.ts';
import { lighten, mix } from '../parts/colour.ts';
import { disc, dots, group, line, oval, shape } from '../parts/elements.ts';
import { indices } from '../parts/lists.ts';
import { TAU } from '../parts/numbers.ts';
import { blob, curve } from '../parts/paths.ts';
import { petal } from '../parts/petal.ts';
import { type Profile, profiles, type Rise } from '../parts/petal-surface.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';

/** Phalaenopsis, seen from the front. */
export function orchid(studio: Studio, camera: Camera, colours: PetalColours, detail = 1): string {
  const { random } = studio;
  const veinColour = colours.vein ?? colours.mid;
  const makePetal = (
    azimuth: number,
    length: number,
    width: number,
    profile: Profile,
    rise: Rise,
    veins: number,
  ) =>
    petal(
      studio,
      camera,
      {
        azimuth: azimuth + random.jitter(3),
        length,
        width,
        rise,
        profile,
        base: 0.03,
        cup: 0.1,
        ruffle: 0.02,
        waves: 2.4,
        phase: random.range(0, TAU),
      },
      {
        inside: [mix(colours.mid, colours.light, 0.25), mix(colours.light, colours.rim, 0.35), colours.rim],
        vein: veinColour,
        veins: detail < 0.6 ? 0 : veins,
        samples: 8,
        fold: 0.1,
      },
    ).svg;
  const sepals = [142, 38, 270]
    .map((azimuth) => makePetal(azimuth, 0.92, 0.3, profiles.egg, [8, 2, -12], 3))
    .join('');
  const shadow = oval(
    ...orchidPoint(camera, 0, 0.02),
    camera.radius * 0.42,
    camera.radius * 0.34,
    colours.deep,
    {
      opacity: 0.16,
      stroke: 'none',
    },
  );
  const petals = [194, 346]
    .map((azimuth) => makePetal(azimuth, 0.98, 0.56, profiles.round, [14, 4, -8], 7))
    .join('');
  return (
    group(sepals + shadow + petals, {
      stroke: mix(colours.light, colours.mid, 0.4),
      'stroke-opacity': 0.4,
      'stroke-width': camera.radius * 0.007 + 0.3,
    }) + orchidLip(studio, camera, colours)
  );
}

/** A point on the flower's face; x and y in radii. */
const orchidPoint = (camera: Camera, x: number, y: number): Point => {
  const [px, py] = project(camera)([x, y, 0.08]);
  return [px, py];
};

function orchidLip(studio: Studio, camera: Camera, colours: PetalColours): string {
  const at = (x: number, y: number) => orchidPoint(camera, x, y);
  const dark = colours.lip ?? colours.deep;
  const bright = lighten(dark, 0.1);
  const gold = studio.colours.heart;
  const lobe = (side: number) =>
    shape(
      blob([
        at(side * 0.03, 0.06),
        at(side * 0.16, -0.02),
        at(side * 0.3, 0.04),
        at(side * 0.3, 0.2),
        at(side * 0.17, 0.27),
        at(side * 0.05, 0.2),
      ]),
      studio.linear([dark, bright], at(0, 0.1), at(side * 0.3, 0.1)),
    ) +
    line(
      indices(3)
        .map((i) =>
          curve([
            at(side * 0.06, 0.12 + i * 0.03),
            at(side * 0.16, 0.06 + i * 0.06),
            at(side * 0.25, 0.05 + i * 0.07),
          ]),
        )
        .join(''),
      lighten(dark, -0.12),
      camera.radius * 0.012,
      { opacity: 0.6 },
    );
  const middle = [
    at(-0.05, 0.12),
    at(-0.1, 0.28),
    at(-0.2, 0.4),
    at(-0.2, 0.4),
    at(-0.1, 0.46),
    at(-0.03, 0.56),
    at(0.03, 0.56),
    at(0.1, 0.46),
    at(0.2, 0.4),
    at(0.2, 0.4),
    at(0.1, 0.28),
    at(0.05, 0.12),
  ];
  const tendrils = line(
    curve([at(-0.025, 0.55), at(-0.05, 0.64), at(-0.13, 0.66), at(-0.15, 0.6)]) +
      curve([at(0.025, 0.55), at(0.06, 0.65), at(0.14, 0.66), at(0.15, 0.59)]),
    dark,
    camera.radius * 0.018,
  );
  const [cx, cy] = at(0, 0.0);
  const column =
    shape(
      blob([
        at(-0.06, 0.08),
        at(-0.075, -0.04),
        at(-0.03, -0.12),
        at(0.03, -0.12),
        at(0.075, -0.04),
        at(0.06, 0.08),
      ]),
      mix(colours.rim, colours.light, 0.3),
    ) + disc(cx, cy + camera.radius * 0.035, camera.radius * 0.04, mix(dark, gold, 0.4));
  const callus = shape(
    blob([
      at(-0.07, 0.13),
      at(-0.05, 0.08),
      at(0, 0.12),
      at(0.05, 0.08),
      at(0.07, 0.13),
      at(0.03, 0.2),
      at(-0.03, 0.2),
    ]),
    gold,
  );
  const specks = dots(
    [
      at(-0.03, 0.14),
      at(0.03, 0.15),
      at(0, 0.17),
      at(-0.14, 0.12),
      at(0.14, 0.12),
      at(-0.2, 0.16),
      at(0.2, 0.16),
    ],
    lighten(dark, -0.12),
    camera.radius * 0.018,
  );
  return (
    tendrils +
    shape(blob(middle), studio.linear([dark, bright], at(0, 0.1), at(0, 0.56))) +
    line(curve([at(0, 0.2), at(0.01, 0.36), at(0, 0.52)]), lighten(dark, -0.14), camera.radius * 0.014, {
      opacity: 0.7,
    }) +
    lobe(-1) +
    lobe(1) +
    callus +
    specks +
    column
  );
}

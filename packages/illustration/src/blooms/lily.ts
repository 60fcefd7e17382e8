import type { PetalColours } from '../parts/bloom-colours.ts';
import { type Camera, paintByDepth, project, ring } from '../parts/camera.ts';
import { lighten, mix } from '../parts/colour.ts';
import { disc, dots, group, line, oval, shape } from '../parts/elements.ts';
import { indices } from '../parts/lists.ts';
import { radians, TAU } from '../parts/numbers.ts';
import { blob, curve } from '../parts/paths.ts';
import { short } from '../parts/pen.ts';
import { petal } from '../parts/petal.ts';
import { type PetalSpec, type PetalView, profiles } from '../parts/petal-surface.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point3 } from '../types.ts';

export function lily(studio: Studio, camera: Camera, colours: PetalColours, detail = 1): string {
  const { random } = studio;
  const turn = random.range(-14, 14) + 30;
  const toSheet = project(camera);
  const whorl = (count: number, start: number, width: number, length: number, bend: number) =>
    ring(count, start, (azimuth) => {
      const spec: PetalSpec = {
        azimuth: azimuth + random.jitter(5),
        length: length * random.range(0.96, 1.05),
        width,
        rise: [54, 24, bend + random.jitter(14)],
        profile: profiles.lance,
        cup: 0.22,
        base: 0.05,
        ruffle: 0.025,
        waves: 3,
        phase: random.range(0, TAU),
      };
      const body = petal(studio, camera, spec, {
        inside: [
          mix(colours.leafTint, colours.light, 0.35),
          mix(colours.light, colours.rim, 0.35),
          colours.rim,
        ],
        outside: [mix(colours.mid, colours.light, 0.4), colours.light, colours.rim],
        samples: 7,
        fold: 0.16,
      });
      return { depth: body.depth, svg: body.svg + lilyMarkings(studio, camera, body.view, colours, detail) };
    });
  const sepals = whorl(3, turn + 60, 0.2, 1.08, -34);
  const petals = whorl(3, turn, 0.31, 1.06, -26);
  const throat = toSheet([0, 0, 0.02]);
  const glow = disc(
    throat[0],
    throat[1],
    camera.radius * 0.2,
    studio.radial(
      [`${colours.leafTint}ff`, `${colours.leafTint}00`],
      [throat[0], throat[1]],
      camera.radius * 0.2,
    ),
  );
  return (
    group(paintByDepth(sepals) + paintByDepth(petals), {
      stroke: mix(colours.light, colours.mid, 0.35),
      'stroke-opacity': 0.35,
      'stroke-width': camera.radius * 0.008 + 0.3,
    }) +
    glow +
    lilyStamens(studio, camera, turn)
  );
}

/** Midrib, blush along it and freckles near the throat. */
function lilyMarkings(
  studio: Studio,
  camera: Camera,
  view: PetalView,
  colours: PetalColours,
  detail: number,
): string {
  const { random } = studio;
  const flush = [
    view(0.1, 0),
    view(0.3, -0.42),
    view(0.6, -0.4),
    view(0.94, 0),
    view(0.94, 0),
    view(0.6, 0.4),
    view(0.3, 0.42),
  ];
  const rib = curve([view(0.06, 0), view(0.5, 0.02), view(0.93, 0)]);
  const freckles =
    detail < 0.6
      ? []
      : indices(16).map(() => {
          const u = 0.16 + random.next() ** 1.4 * 0.36;
          return view(u, random.jitter(0.62));
        });
  return (
    shape(blob(flush), colours.mid, { opacity: colours.flush, stroke: 'none' }) +
    line(rib, mix(colours.mid, colours.deep, 0.35), camera.radius * 0.014 + 0.4, {
      opacity: 0.55,
      'stroke-opacity': 1,
    }) +
    dots(freckles, colours.deep, camera.radius * 0.022, { opacity: 0.6, 'stroke-opacity': 1 })
  );
}

function lilyStamens(studio: Studio, camera: Camera, turn: number): string {
  const { random, colours } = studio;
  const toSheet = project(camera);
  const tip = (azimuth: number, lean: number, reach: number): Point3 => {
    const out = Math.sin(radians(lean)) * reach;
    return [
      Math.cos(radians(azimuth)) * out,
      Math.sin(radians(azimuth)) * out,
      Math.cos(radians(lean)) * reach,
    ];
  };
  const filamentColour = mix(colours.leafLight, '#ffffff', 0.45);
  const rust = '#a8481f';
  const stamensList = ring(6, turn + 30, (azimuth) => {
    const end = toSheet(tip(azimuth, 38 + random.jitter(7), 0.72 + random.jitter(0.05)));
    const middle = toSheet(tip(azimuth, 20, 0.4));
    const angle =
      (Math.atan2(end[1] - middle[1], end[0] - middle[0]) * 180) / Math.PI + 70 + random.jitter(16);
    const turned = `rotate(${short(angle)} ${short(end[0])} ${short(end[1])})`;
    const r = camera.radius;
    return {
      depth: end[2],
      svg:
        line(curve([toSheet([0, 0, 0.03]), middle, end]), filamentColour, r * 0.026) +
        oval(end[0], end[1], r * 0.082, r * 0.03, rust, { transform: turned }) +
        oval(end[0] - r * 0.008, end[1] - r * 0.01, r * 0.06, r * 0.011, '#d98a4a', { transform: turned }),
    };
  });
  const head = toSheet(tip(80, 16, 0.92));
  const pistil =
    line(
      curve([toSheet([0, 0, 0.03]), toSheet(tip(60, 8, 0.5)), head]),
      filamentColour,
      camera.radius * 0.036,
    ) + disc(head[0], head[1], camera.radius * 0.032, lighten(studio.colours.leafLight, -0.08));
  return paintByDepth(stamensList) + pistil;
}

import type { PetalColours } from '../parts/bloom-colours.ts';
import { type Camera, type Layer, paintByDepth, project, ring } from '../parts/camera.ts';
import { mix } from '../parts/colour.ts';
import { group, shape } from '../parts/elements.ts';
import { indices } from '../parts/lists.ts';
import { lerp, radians, TAU } from '../parts/numbers.ts';
import { blob } from '../parts/paths.ts';
import { petal } from '../parts/petal.ts';
import { type PetalSpec, profiles } from '../parts/petal-surface.ts';
import type { Studio } from '../parts/studio.ts';

interface RoseRing extends Pick<PetalSpec, 'length' | 'width' | 'rise' | 'wrap'> {
  count: number;
  tone: number;
}

/** Rings of a rose, outside first. `tone` goes from pale (0) to deep (1). */
const ROSE_RINGS: RoseRing[] = [
  { count: 5, length: 1.04, width: 0.64, rise: [26, 10, -44], wrap: 0.2, tone: 0.05 },
  { count: 5, length: 0.92, width: 0.58, rise: [42, 28, -26], wrap: 0.45, tone: 0.15 },
  { count: 5, length: 0.82, width: 0.48, rise: [58, 50, 2], wrap: 0.7, tone: 0.28 },
  { count: 4, length: 0.68, width: 0.42, rise: [70, 64, 28], wrap: 0.95, tone: 0.42 },
];

export function rose(studio: Studio, camera: Camera, colours: PetalColours, detail = 1): string {
  const { random } = studio;
  const rough = detail < 0.6;
  const rings = rough ? ROSE_RINGS.filter((_, index) => index !== 1) : ROSE_RINGS;
  const turn = random.range(0, 72);
  const parts: Layer[] = rings.flatMap(({ count, length, width, rise, wrap, tone }, level) =>
    ring(rough && level === 0 ? 5 : rough ? count - 1 : count, turn + level * 41, (azimuth) => {
      const base = mix(colours.deep, colours.mid, 0.35 - tone * 0.3);
      const body = mix(colours.light, colours.mid, 0.4 + tone);
      const rim = mix(colours.rim, colours.light, 0.25 + tone);
      return petal(
        studio,
        camera,
        {
          azimuth: azimuth + random.jitter(9),
          length: length * random.range(0.94, 1.05),
          width: width * random.range(0.94, 1.06),
          rise,
          wrap,
          profile: profiles.fan,
          base: 0.07,
          ruffle: 0.03,
          waves: 2,
          phase: random.range(0, TAU),
          notch: -0.07,
        },
        {
          inside: [base, body, rim],
          outside: [mix(base, body, 0.5), mix(body, rim, 0.35), rim],
          places: [0.05, 0.66, 1],
          samples: rough ? 5 : 6,
          fold: level < 1 && !rough ? 0.13 : 0,
          lip: level < 2 && !rough ? colours.rim : '',
        },
      );
    }),
  );
  parts.push(roseHeart(studio, camera, colours, rough ? 4 : 6));
  return group(paintByDepth(parts), {
    stroke: colours.rim,
    'stroke-opacity': 0.45,
    'stroke-width': camera.radius * 0.007 + 0.3,
  });
}

/** The furled middle of a rose: rims within rims, each turned a little further. */
function roseHeart(studio: Studio, camera: Camera, colours: PetalColours, turns: number): Layer {
  const toSheet = project(camera);
  const start = studio.random.range(0, 360);
  const loop = (radius: number, height: number, direction: number, shift: number) =>
    indices(7).map((index) => {
      const angle = radians(direction) + (index / 7) * TAU;
      const r = radius * (index === 0 ? 1.16 : 1);
      return toSheet([
        Math.cos(angle) * r + Math.cos(radians(direction)) * shift,
        Math.sin(angle) * r + Math.sin(radians(direction)) * shift,
        height,
      ]);
    });
  const body = blob([
    ...indices(5).map((i) =>
      toSheet([Math.cos(radians(i * 45)) * 0.4, Math.sin(radians(i * 45)) * 0.4, 0.24]),
    ),
    ...indices(5).map((i) =>
      toSheet([Math.cos(radians(180 + i * 45)) * 0.4, Math.sin(radians(180 + i * 45)) * 0.4, 0.52]),
    ),
  ]);
  const rims = indices(turns).map((index) => {
    const t = index / turns;
    const radius = lerp(0.4, 0.06, t);
    const direction = start + index * 112;
    const outer = loop(radius, 0.55 + t * 0.05, direction, 0.015);
    const inner = loop(radius * lerp(0.84, 0.7, t), 0.53 + t * 0.05, direction + 40, -0.06 * (1 - t));
    const [far, near] = [toSheet([0, -radius, 0.6]), toSheet([0, radius, 0.6])];
    return (
      shape(blob(outer), mix(mix(colours.light, colours.rim, 0.35), colours.mid, t * 0.45)) +
      shape(
        blob(inner),
        studio.linear(
          [mix(colours.mid, colours.deep, 0.25 + t * 0.5), mix(colours.deep, colours.mid, 0.2 - t * 0.2)],
          far,
          near,
        ),
        { stroke: 'none' },
      )
    );
  });
  return {
    depth: toSheet([0, 0.14, 0.4])[2],
    svg: shape(body, mix(colours.mid, colours.deep, 0.5)) + rims.join(''),
  };
}

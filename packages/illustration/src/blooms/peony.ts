import type { PetalColours } from '../parts/bloom-colours.ts';
import { type Camera, type Layer, paintByDepth, project, ring } from '../parts/camera.ts';
import { lighten, mix } from '../parts/colour.ts';
import { disc, dots, group, line } from '../parts/elements.ts';
import { indices } from '../parts/lists.ts';
import { GOLDEN_ANGLE, radians, TAU } from '../parts/numbers.ts';
import { curve } from '../parts/paths.ts';
import { type PetalPaint, petal } from '../parts/petal.ts';
import { type PetalSpec, profiles } from '../parts/petal-surface.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point, Point3 } from '../types.ts';

type PeonyPetal = Omit<PetalSpec, 'profile'>;

interface PeonyRing extends Pick<PetalSpec, 'length' | 'width' | 'rise' | 'wrap'> {
  count: number;
  tone: number;
}

interface StamenSpec {
  count: number;
  length: number;
  /** Degrees from the axis at the outside. */
  spread: number;
  pistils: number;
}

export function peony(studio: Studio, camera: Camera, colours: PetalColours, detail = 1): string {
  const { random } = studio;
  const rough = detail < 0.6;
  const doubled = random.chance(0.4);
  const rings: PeonyRing[] = [
    { count: rough ? 6 : 7, length: 1.04, width: 0.56, rise: [12, 16, 14], wrap: 0.3, tone: 0 },
    { count: 5, length: 0.9, width: 0.56, rise: [26, 34, 40], wrap: 0.5, tone: 0.14 },
    { count: 5, length: 0.76, width: 0.46, rise: [42, 54, 62], wrap: 0.7, tone: 0.26 },
    { count: 5, length: 0.6, width: 0.36, rise: [54, 70, 80], wrap: 0.7, tone: 0.36 },
  ];
  const makePetal = (spec: PeonyPetal, tone: number, extra: Partial<PetalPaint> = {}) =>
    petal(
      studio,
      camera,
      {
        profile: profiles.fan,
        base: 0.05,
        ruffle: 0.06,
        waves: random.range(2.2, 3.6),
        phase: random.range(0, TAU),
        notch: random.range(0.02, 0.1),
        ...spec,
      },
      {
        inside: [
          mix(colours.deep, colours.mid, 0.25),
          mix(colours.mid, colours.light, 0.45 - tone * 0.6),
          mix(colours.light, colours.rim, 0.75 - tone),
        ],
        outside: [mix(colours.mid, colours.light, 0.2), mix(colours.light, colours.rim, 0.25), colours.rim],
        places: [0, 0.55, 1],
        vein: colours.deep,
        veins: rough ? 0 : 3,
        samples: rough ? 5 : 6,
        fold: rough ? 0 : 0.09,
        ...extra,
      },
    );
  const turn = random.range(0, 60);
  const parts: Layer[] = rings
    .slice(0, rough ? 3 : 4)
    .flatMap(({ count, length, width, rise, wrap, tone }, level) =>
      ring(count, turn + level * 33, (azimuth) =>
        makePetal(
          {
            azimuth: azimuth + random.jitter(10),
            length: length * random.range(0.93, 1.06),
            width: width * random.range(0.9, 1.1),
            rise,
            wrap,
          },
          tone,
          level > 1 ? { veins: 0, fold: 0, samples: 5 } : level > 0 ? { veins: 0, fold: 0 } : {},
        ),
      ),
    );
  if (doubled) {
    indices(rough ? 3 : 6).forEach((index) => {
      const rise = random.range(62, 88);
      parts.push(
        makePetal(
          {
            azimuth: index * GOLDEN_ANGLE,
            length: random.range(0.4, 0.62),
            width: random.range(0.2, 0.3),
            rise: [rise, rise, rise - 25],
            wrap: 0.5,
            base: 0.02 + 0.018 * index,
            ruffle: 0.07,
          },
          0.28,
          { veins: 0, samples: 5, fold: 0 },
        ),
      );
    });
  } else {
    parts.push(stamens(studio, camera, { count: rough ? 14 : 22, length: 0.4, spread: 34, pistils: 3 }));
  }
  return group(paintByDepth(parts), {
    stroke: colours.rim,
    'stroke-opacity': 0.45,
    'stroke-width': camera.radius * 0.007 + 0.3,
  });
}

/** A brush of stamens with anthers. */
function stamens(studio: Studio, camera: Camera, { count, length, spread, pistils }: StamenSpec): Layer {
  const { random, colours } = studio;
  const toSheet = project(camera);
  const filaments: string[] = [];
  const anthers: Point3[] = [];
  indices(count).forEach((index) => {
    const azimuth = radians(index * GOLDEN_ANGLE);
    const lean = Math.sqrt((index + 2) / (count + 2)) * spread + random.jitter(4);
    const reach = length * random.range(0.88, 1.1);
    const out = Math.sin(radians(lean)) * reach * 1.5 + 0.04;
    const tip: Point3 = [Math.cos(azimuth) * out, Math.sin(azimuth) * out, Math.cos(radians(lean)) * reach];
    const middle: Point3 = [tip[0] * 0.4, tip[1] * 0.4, tip[2] * 0.6];
    filaments.push(curve([toSheet([0, 0, 0.02]), toSheet(middle), toSheet(tip)]));
    anthers.push(toSheet(tip));
  });
  anthers.sort((a, b) => a[2] - b[2]);
  const half = Math.floor(count / 2);
  const size = camera.radius * 0.062;
  const carpels = indices(pistils)
    .map((index) => {
      const angle = radians(index * 120 + 30);
      const foot = toSheet([Math.cos(angle) * 0.03, Math.sin(angle) * 0.03, 0]);
      const head = toSheet([Math.cos(angle) * 0.09, Math.sin(angle) * 0.09, length * 0.85]);
      return (
        line(curve([foot, head]), studio.colours.leafLight, camera.radius * 0.08) +
        disc(head[0], head[1], camera.radius * 0.045, colours.mid)
      );
    })
    .join('');
  return {
    depth: toSheet([0, 0, length * 0.4])[2],
    svg:
      line(filaments.join(''), mix(colours.heart, '#ffffff', 0.45), camera.radius * 0.012 + 0.4) +
      dots(anthers.slice(0, half), lighten(colours.heart, -0.08), size) +
      carpels +
      dots(anthers.slice(half), colours.heart, size) +
      dots(
        anthers.slice(half).map(([x, y]): Point => [x - size * 0.15, y - size * 0.2]),
        mix(colours.heart, '#ffffff', 0.5),
        size * 0.4,
      ),
  };
}

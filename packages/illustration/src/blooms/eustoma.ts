import type { PetalColours } from '../parts/bloom-colours.ts';
import { type Camera, paintByDepth, ring } from '../parts/camera.ts';
import { mix } from '../parts/colour.ts';
import { group } from '../parts/elements.ts';
import { TAU } from '../parts/numbers.ts';
import { petal } from '../parts/petal.ts';
import { type PetalSpec, profiles } from '../parts/petal-surface.ts';
import type { Studio } from '../parts/studio.ts';

interface EustomaRing extends Pick<PetalSpec, 'length' | 'width' | 'rise' | 'wrap'> {
  count: number;
}

/** Lisianthus: a loose ruffled cup, often with a coloured edge. */
export function eustoma(studio: Studio, camera: Camera, colours: PetalColours, detail = 1): string {
  const { random } = studio;
  const edged = random.chance(0.4);
  const rings: EustomaRing[] = [
    { count: 5, length: 1.05, width: 0.56, rise: [52, 40, -6], wrap: 0.45 },
    { count: 5, length: 0.96, width: 0.5, rise: [62, 58, 22], wrap: 0.7 },
    { count: 4, length: 0.88, width: 0.42, rise: [72, 74, 48], wrap: 0.9 },
    { count: 3, length: 0.82, width: 0.32, rise: [82, 88, 72], wrap: 1 },
  ];
  const green = mix(studio.colours.leafLight, '#fbfbe6', 0.45);
  const turn = random.range(0, 72);
  const parts = rings.flatMap(({ count, length, width, rise, wrap }, level) =>
    ring(count, turn + level * 36, (azimuth) =>
      petal(
        studio,
        camera,
        {
          azimuth: azimuth + random.jitter(8),
          length: length * random.range(0.95, 1.06),
          width: width * random.range(0.92, 1.08),
          rise,
          wrap,
          profile: profiles.fan,
          base: 0.05,
          ruffle: 0.055,
          waves: random.range(2.4, 3.6),
          phase: random.range(0, TAU),
        },
        {
          inside: edged
            ? [
                mix(green, colours.light, 0.3),
                mix(colours.light, colours.rim, 0.55),
                mix(colours.light, colours.mid, 0.55),
              ]
            : [
                mix(colours.deep, colours.mid, 0.4),
                mix(colours.mid, colours.light, 0.5 - level * 0.1),
                mix(colours.light, colours.rim, 0.8 - level * 0.12),
              ],
          outside: edged
            ? [
                mix(green, colours.light, 0.4),
                mix(colours.rim, colours.light, 0.4),
                mix(colours.light, colours.mid, 0.3),
              ]
            : [mix(green, colours.light, 0.35), colours.light, colours.rim],
          samples: detail < 0.6 ? 6 : 8,
          places: [0, edged ? 0.4 : 0.5, 1],
          vein: colours.deep,
          veins: level < 2 && detail >= 0.6 ? 5 : 0,
        },
      ),
    ),
  );
  return group(paintByDepth(parts), {
    stroke: colours.rim,
    'stroke-opacity': 0.5,
    'stroke-width': camera.radius * 0.008 + 0.3,
  });
}

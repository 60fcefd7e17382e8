import type { PetalColours } from '../parts/bloom-colours.ts';
import { type Camera, paintByDepth, ring } from '../parts/camera.ts';
import { mix } from '../parts/colour.ts';
import { group } from '../parts/elements.ts';
import { petal } from '../parts/petal.ts';
import { profiles } from '../parts/petal-surface.ts';
import type { Studio } from '../parts/studio.ts';

export function tulip(studio: Studio, camera: Camera, colours: PetalColours): string {
  const { random } = studio;
  const turn = random.range(0, 120);
  const side = { ...camera, tilt: Math.max(camera.tilt, 66) };
  const whorl = (start: number, width: number, length: number, level: number) =>
    ring(3, turn + start, (azimuth) =>
      petal(
        studio,
        side,
        {
          azimuth: azimuth + random.jitter(6),
          length,
          width,
          rise: [8, 92, 100 - random.range(0, 20)],
          wrap: 0.9,
          profile: profiles.egg,
          base: 0.1,
          lift: -0.6,
        },
        {
          inside: [colours.deep, mix(colours.deep, colours.mid, 0.7), colours.mid],
          outside: [
            mix(colours.light, colours.leafTint, 0.25),
            mix(colours.mid, colours.light, 0.25 + level * 0.2),
            mix(colours.light, colours.rim, 0.5),
          ],
          vein: colours.deep,
          veins: 5,
          samples: 8,
          fold: 0.12,
        },
      ),
    );
  return group(paintByDepth([...whorl(60, 0.66, 1.5, 0), ...whorl(0, 0.7, 1.55, 1)]), {
    stroke: colours.rim,
    'stroke-opacity': 0.5,
    'stroke-width': camera.radius * 0.01 + 0.3,
  });
}

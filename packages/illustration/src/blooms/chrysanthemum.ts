import type { PetalColours } from '../parts/bloom-colours.ts';
import { type Camera, paintByDepth, project, ring } from '../parts/camera.ts';
import { mix } from '../parts/colour.ts';
import { disc, group, shape } from '../parts/elements.ts';
import { indices, itemAt } from '../parts/lists.ts';
import { hundredths, lerp, radians } from '../parts/numbers.ts';
import { blob } from '../parts/paths.ts';
import { type PetalSpec, petalSurface, profiles } from '../parts/petal-surface.ts';
import type { Studio } from '../parts/studio.ts';

export function chrysanthemum(studio: Studio, camera: Camera, colours: PetalColours, detail = 1): string {
  const { random } = studio;
  const density = detail < 0.6 ? 0.72 : 1.06;
  const levels = detail < 0.6 ? 5 : 7;
  const parts = indices(levels).flatMap((level) => {
    const t = level / (levels - 1);
    const count = Math.round(lerp(22, 9, t) * density);
    const length = lerp(1, 0.34, t ** 0.85);
    const lean = lerp(4, 76, t ** 0.9);
    const centre = project(camera)([0, 0, Math.sin(radians(lean)) * 0.1]);
    const reach = camera.radius * (length * Math.cos(radians(lean * 0.6)) + 0.12);
    const body = [0, 1].map((shaded) =>
      studio.radial(
        [
          [mix(colours.deep, colours.mid, 0.1), 0.1],
          [mix(colours.mid, shaded ? colours.deep : colours.light, 0.22), 0.5],
          [mix(colours.light, shaded ? colours.mid : colours.rim, shaded ? 0.3 : 0.75 - t * 0.4), 1],
        ],
        [centre[0], centre[1]],
        reach,
      ),
    );
    return ring(count, level * 23 + random.jitter(8), (azimuth, index) => {
      const spec: PetalSpec = {
        azimuth: azimuth + random.jitter(4),
        length: length * random.range(0.92, 1.06),
        width: lerp(0.1, 0.08, t),
        rise: [lean, lean + 8, lean + lerp(18, 50, t)],
        profile: profiles.spoon,
        base: 0.05 + 0.02 * (1 - t),
        lift: 0.05 * t,
        cup: 0.4,
      };
      const surface = petalSurface(spec);
      const toSheet = project(camera);
      const view = (u: number, v: number) => toSheet(surface(u, v));
      const points = [
        view(0, -1),
        view(0.6, -1.04),
        view(0.95, -1.1),
        view(0.99, 0),
        view(0.95, 1.1),
        view(0.6, 1.04),
        view(0, 1),
      ];
      return { depth: view(0.6, 0)[2] + level * 0.01, svg: shape(blob(points), itemAt(body, index % 2)) };
    });
  });
  const eye = project(camera)([0, 0, 0.14]);
  const core = {
    depth: -2,
    svg: disc(eye[0], eye[1], camera.radius * 0.4, colours.deep, { stroke: 'none' }),
  };
  return group(paintByDepth([...parts, core]), {
    stroke: colours.deep,
    'stroke-opacity': 0.42,
    'stroke-width': hundredths(camera.radius * 0.008 + 0.2),
  });
}

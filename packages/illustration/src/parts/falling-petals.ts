import { shape } from './elements.ts';
import { leafProfiles, leafSurface } from './leaf-surface.ts';
import { indices } from './lists.ts';
import { blob } from './paths.ts';
import type { Studio } from './studio.ts';

/** Single petals drifting down. */
export function fallingPetals(studio: Studio, count: number): string {
  const { random, focusX, height, colours } = studio;
  return indices(count)
    .map(() => {
      const [x, y] = [focusX + random.jitter(height * 0.62), height * random.range(0.06, 0.9)];
      const view = leafSurface({
        x,
        y,
        angle: random.range(0, 360),
        length: random.range(22, 40),
        width: random.range(9, 14),
        bend: random.jitter(50),
        profile: leafProfiles.oval,
      });
      return shape(
        blob([view(0, 0), view(0.4, -1), view(0.8, -1.2), view(1, 0), view(0.8, 1.2), view(0.4, 1)]),
        random.pick([colours.light, colours.mid, colours.companion]),
        { opacity: 0.8 },
      );
    })
    .join('');
}

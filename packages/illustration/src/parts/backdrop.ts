import type { Point } from '../types.ts';
import { lighten, mix } from './colour.ts';
import { box, disc, group, line, shape } from './elements.ts';
import { meadow } from './ground-palette.ts';
import { type GhostLeafKind, ghostLeaf } from './leaf.ts';
import { leafSurface } from './leaf-surface.ts';
import { indices } from './lists.ts';
import { lerp } from './numbers.ts';
import { blob, curve } from './paths.ts';
import { short } from './pen.ts';
import type { Studio } from './studio.ts';

type BackdropStyle = 'disc' | 'arch' | 'hill' | 'sweep';

/** Paper with one large calm shape and pale foliage behind the subject. */
export function backdrop(studio: Studio, { foliage = 'oval' }: { foliage?: GhostLeafKind } = {}): string {
  const { random, colours, width, height, focusX, focusY, tone } = studio;
  const dark = tone === 'deep';
  const paper = box(
    0,
    0,
    width,
    height,
    studio.linear(
      [dark ? lighten(colours.paper, 0.035) : mix(colours.paper, '#ffffff', 0.55), colours.paper],
      [0, 0],
      [width * 0.6, height],
    ),
  );
  const style = random.pick<BackdropStyle>(['disc', 'disc', 'arch', 'hill', 'sweep']);
  const r = height * random.range(0.36, 0.43);
  const x = focusX + random.jitter(height * 0.1);
  const washPaint = studio.linear(
    [mix(colours.wash, colours.paper, 0.15), colours.wash],
    [x, focusY - r],
    [x, focusY + r],
  );
  const large = {
    disc: () => disc(x, focusY - height * 0.02, r, washPaint),
    arch: () =>
      shape(
        `M${short(x - r * 0.78)} ${height}V${short(focusY - r * 0.1)}a${short(r * 0.78)} ${short(r * 0.78)} 0 0 1 ${short(r * 1.56)} 0V${height}z`,
        washPaint,
      ),
    hill: () =>
      shape(
        blob([
          [focusX - height * 1.3, height + 2],
          [focusX - height * 1.3, height + 2],
          [focusX - height * 0.95, height * 0.99],
          [focusX - height * 0.5, height * 0.86],
          [focusX - height * 0.2, height * 0.42],
          [focusX + height * 0.3, height * 0.3],
          [focusX + height * 0.55, height * 0.52],
          [width + 80, height * 0.34],
          [width + 80, height + 2],
          [width + 80, height + 2],
        ]),
        washPaint,
      ),
    sweep: () =>
      shape(
        blob([
          [focusX - height * 0.45, -40],
          [focusX - height * 0.45, -40],
          [focusX - height * 0.7, height * 0.5],
          [focusX - height * 0.2, height + 40],
          [focusX - height * 0.2, height + 40],
          [width + 40, height + 40],
          [width + 40, height + 40],
          [width + 40, -40],
          [width + 40, -40],
        ]),
        washPaint,
      ),
  }[style]();
  return paper + large + paleFoliage(studio, foliage);
}

/** Light leaves in the distance, growing in from the edges. */
export function paleFoliage(studio: Studio, kind: GhostLeafKind): string {
  const { random, colours, height, focusX, tone } = studio;
  const fill = tone === 'deep' ? lighten(colours.paper, 0.1) : meadow(colours, 0.42);
  const base: Point = [focusX + height * random.range(0.3, 0.5), height * 1.05];
  return indices(3)
    .map((index) => {
      const angle = lerp(-142, -62, index / 2) + random.jitter(9);
      const length = height * random.range(0.75, 0.98);
      const stalk = leafSurface({
        x: base[0] - index * height * 0.06,
        y: base[1],
        angle,
        length,
        width: 1,
        bend: random.jitter(24),
      });
      const leaves = indices(6).map((step) => {
        const u = 0.28 + step * 0.12;
        const side = step % 2 ? 1 : -1;
        const [x, y] = stalk(u, 0);
        return ghostLeaf(studio, {
          x,
          y,
          angle: angle + side * 42,
          length: length * (0.28 - step * 0.014),
          bend: -side * 20,
          kind,
        });
      });
      return (
        line(curve([stalk(0.1, 0), stalk(0.5, 0), stalk(0.96, 0)]), fill, 3, { opacity: 0.3 }) +
        group(leaves.join(''), { fill, opacity: tone === 'deep' ? 0.5 : 0.4 })
      );
    })
    .join('');
}

import { BRAND, lighten, mix, STEEL } from './colour.ts';
import { box, disc, line, shape } from './elements.ts';
import { flowerMass } from './flower-mass.ts';
import { indices, itemAt } from './lists.ts';
import { polygon } from './paths.ts';
import { floorShadow } from './scene-ground.ts';
import type { SmallBloomKind } from './small-blooms.ts';
import type { Studio } from './studio.ts';

export function flowerCart(
  studio: Studio,
  x: number,
  y: number,
  w: number,
  fills: string[][],
  kinds: SmallBloomKind[],
  index: number,
): string {
  const { colours } = studio;
  const metal = mix(STEEL, colours.ink, 0.25);
  const shelf = (sy: number, k: number) =>
    indices(3)
      .map((i) => {
        const bx = x + (i - 1) * w * 0.31;
        const tone = itemAt(
          [colours.wash, mix(colours.wash, BRAND, 0.35), colours.paper],
          (i + k + index) % 3,
        );
        return (
          flowerMass(studio, {
            x: bx,
            y: sy - w * 0.2,
            width: w * 0.3,
            height: w * 0.24,
            size: w * 0.075,
            fills: itemAt(fills, (index + k + (i === 1 ? 1 : 0)) % 3),
            kind: itemAt(kinds, (i + index + k) % 3),
            rows: 2,
          }) +
          shape(
            polygon([
              [bx - w * 0.14, sy - w * 0.22],
              [bx + w * 0.14, sy - w * 0.22],
              [bx + w * 0.11, sy],
              [bx - w * 0.11, sy],
            ]),
            studio.linear([lighten(tone, 0.02), lighten(tone, -0.1)], [bx - w * 0.14, 0], [bx + w * 0.14, 0]),
          )
        );
      })
      .join('') + box(x - w / 2, sy, w, w * 0.05, metal, { rx: 3 });
  return (
    floorShadow(studio, x, y + w * 0.1, w * 0.56, w * 0.05, 0.14) +
    line(
      `M${Math.round(x - w / 2 + 5)} ${Math.round(y - w * (index % 3 ? 0.5 : 1.12))}V${Math.round(y)}M${Math.round(x + w / 2 - 5)} ${Math.round(y - w * (index % 3 ? 0.6 : 1.12))}V${Math.round(y)}`,
      metal,
      7,
    ) +
    (index % 3 ? '' : shelf(y - w * 0.62, index + 1)) +
    shelf(y, index) +
    disc(x - w * 0.4, y + w * 0.1, w * 0.05, colours.ink) +
    disc(x + w * 0.4, y + w * 0.1, w * 0.05, colours.ink)
  );
}

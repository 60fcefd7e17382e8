import { BRAND, lighten, mix } from './colour.ts';
import { box, disc } from './elements.ts';
import { flowerMass } from './flower-mass.ts';
import type { SmallBloomKind } from './small-blooms.ts';
import type { Studio } from './studio.ts';

/** An open flower box. */
export function flowerBox(
  studio: Studio,
  x: number,
  y: number,
  w: number,
  h: number,
  fills: string[],
  kind: SmallBloomKind,
): string {
  const { random, colours } = studio;
  const card = mix('#d9b48a', '#ffffff', 0.25);
  return (
    flowerMass(studio, {
      x: x + w / 2,
      y: y + 4,
      width: w * 0.86,
      height: h * 0.62,
      size: h * 0.25,
      fills,
      kind,
      rows: 2,
    }) +
    box(x, y, w, h, studio.linear([lighten(card, 0.03), lighten(card, -0.05)], [0, y], [0, y + h]), {
      rx: 4,
    }) +
    box(x, y, w, h * 0.16, lighten(card, 0.06), { rx: 4 }) +
    box(x + w * 0.38, y + h * 0.42, w * 0.24, h * 0.16, lighten(card, -0.16), { rx: h * 0.08 }) +
    disc(x + w * 0.16, y + h * 0.7, h * 0.08, random.pick([colours.leaf, colours.mid, BRAND]), {
      opacity: 0.7,
    })
  );
}

import { eustoma } from '../blooms/eustoma.ts';
import { peony } from '../blooms/peony.ts';
import { rose } from '../blooms/rose.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { BRAND_DEEP, lighten, mix } from '../parts/colour.ts';
import { box, disc, dots, line } from '../parts/elements.ts';
import { flowerCart } from '../parts/flower-cart.ts';
import { companionFills, massFills, warmFills } from '../parts/flower-mass.ts';
import { meadow } from '../parts/ground-palette.ts';
import { indices } from '../parts/lists.ts';
import { TAU } from '../parts/numbers.ts';
import { sceneGround } from '../parts/scene-ground.ts';
import type { SmallBloomKind } from '../parts/small-blooms.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

/** The clock of a flower auction above the carts. */
function drawAuctionHall(studio: Studio): string {
  const { random, width, height, focusX, colours, tone, square } = studio;
  const unit = height * studio.room(0.8);
  const floorY = height * 0.86;
  const beamColour = tone === 'deep' ? lighten(colours.paper, 0.12) : mix(colours.wash, colours.leaf, 0.16);
  const trusses = indices(Math.ceil(width / 240) + 1)
    .map((i) => `M${i * 240 - 60} 0l120 92l120-92`)
    .join('');
  const hall =
    sceneGround(studio, floorY, {
      floor: studio.linear([meadow(colours, 0.28), colours.wash], [0, floorY], [0, height]),
    }) +
    line(`${trusses}M-20 92h${width + 40}`, beamColour, 7) +
    indices(Math.ceil(width / 240) + 1)
      .map((i) => box(i * 240 + 54, 92, 12, floorY - 92, beamColour, { opacity: 0.55 }))
      .join('');
  const [cx, cy, r] = [focusX + random.jitter(unit * 0.06), height * 0.36, unit * 0.255];
  const points = 50;
  const lit = random.int(16, 38);
  const onDial = (k: number, d: number): Point => [
    cx + Math.sin((k / points) * TAU) * r * d,
    cy - Math.cos((k / points) * TAU) * r * d,
  ];
  const face =
    disc(cx, cy + 10, r * 1.14, colours.ink, { opacity: 0.12 }) +
    disc(cx, cy, r * 1.14, mix(colours.ink, BRAND_DEEP, 0.45)) +
    disc(
      cx,
      cy,
      r * 1.07,
      studio.linear(['#ffffff', mix(colours.paper, '#ffffff', 0.3)], [cx, cy - r], [cx, cy + r]),
    ) +
    dots(
      indices(points)
        .filter((k) => k > lit)
        .map((k) => onDial(k, 0.94)),
      colours.wash,
      r * 0.06,
    ) +
    dots(
      indices(points)
        .filter((k) => k <= lit && k % 5)
        .map((k) => onDial(k, 0.94)),
      colours.mid,
      r * 0.06,
    ) +
    dots(
      indices(points)
        .filter((k) => k <= lit && k % 5 === 0)
        .map((k) => onDial(k, 0.94)),
      colours.heart,
      r * 0.085,
    ) +
    line(
      indices(10)
        .map(
          (k) =>
            `M${onDial(k * 5, 0.78)
              .map(Math.round)
              .join(' ')}L${onDial(k * 5, 0.84)
              .map(Math.round)
              .join(' ')}`,
        )
        .join(''),
      colours.ink,
      4,
      { opacity: 0.35 },
    );
  const bloom = random.pick([rose, peony, eustoma]);
  const hand = line(
    `M${Math.round(cx)} ${Math.round(cy)}L${onDial(lit, 0.86).map(Math.round).join(' ')}`,
    BRAND_DEEP,
    r * 0.036,
  );
  const heart = bloom(
    studio,
    { x: cx, y: cy, radius: r * 0.5, tilt: 14, roll: random.jitter(30) },
    bloomColours(studio)[0],
    0.7,
  );
  const hangers = line(
    `M${Math.round(cx - r * 0.6)} 92v${Math.round(Math.max(0, cy - r - 92) + r * 0.2)}M${Math.round(cx + r * 0.6)} 92v${Math.round(Math.max(0, cy - r - 92) + r * 0.2)}`,
    beamColour,
    7,
  );
  const fills = [massFills(studio), companionFills(studio), warmFills(studio)];
  const kinds: SmallBloomKind[] = ['rosette', 'cup', 'daisy'];
  const carts = [-0.66, -0.22, 0.22, 0.66]
    .slice(square ? 1 : 0, square ? 3 : 4)
    .map((dx, index) =>
      flowerCart(studio, focusX + dx * unit, floorY + unit * 0.05, unit * 0.36, fills, kinds, index),
    );
  return hall + hangers + face + hand + heart + carts.join('');
}

export const auctionHallMotif: MotifDefinition = {
  draw: drawAuctionHall,
  palettes: ['sky', 'blush', 'butter', 'lilac'],
};

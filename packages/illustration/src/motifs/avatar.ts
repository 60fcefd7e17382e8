import { chrysanthemum } from '../blooms/chrysanthemum.ts';
import { eustoma } from '../blooms/eustoma.ts';
import { hydrangea } from '../blooms/hydrangea.ts';
import { lily } from '../blooms/lily.ts';
import { orchid } from '../blooms/orchid.ts';
import { peony } from '../blooms/peony.ts';
import { rose } from '../blooms/rose.ts';
import { bloomColours } from '../parts/bloom-colours.ts';
import { mix } from '../parts/colour.ts';
import { disc } from '../parts/elements.ts';
import { leaf } from '../parts/leaf.ts';
import { indices } from '../parts/lists.ts';
import { radians } from '../parts/numbers.ts';
import { SHORT_SIDE, type Studio } from '../parts/studio.ts';
import type { MotifDefinition } from './motif.ts';

/** One bloom that fills the sheet. */
function drawAvatar(studio: Studio): string {
  const { random, width, height, colours, tone } = studio;
  const bloom = random.pick([rose, peony, lily, chrysanthemum, eustoma, orchid, hydrangea]);
  const [x, y] = [width / 2, height / 2];
  const own = { ...bloomColours(studio)[0], lip: colours.deep, vein: colours.mid };
  const camera = {
    x,
    y: y + 16,
    radius: SHORT_SIDE * (bloom === hydrangea ? 0.3 : 0.34),
    tilt: random.range(8, 30),
    roll: random.jitter(20),
  };
  const ground = tone === 'deep' ? colours.paper : mix(colours.wash, colours.light, 0.25);
  const start = random.range(0, 360);
  const leaves = indices(4).map((index) =>
    leaf(studio, {
      x: x + Math.cos(radians(start + index * 90)) * 120,
      y: y + Math.sin(radians(start + index * 90)) * 120,
      angle: start + index * 90 + random.jitter(18),
      length: 250,
      width: 66,
      bend: random.jitter(30),
      kind: bloom === lily ? 'lance' : 'oval',
      light: index * 0.02,
    }),
  );
  return (
    disc(
      x,
      y,
      SHORT_SIDE / 2,
      studio.linear(
        [mix(ground, '#ffffff', tone === 'deep' ? 0.06 : 0.5), ground],
        [x - 200, y - 300],
        [x + 200, y + 340],
      ),
    ) +
    leaves.slice(0, bloom === orchid ? 2 : 4).join('') +
    bloom(studio, camera, own, 0.8)
  );
}

export const avatarMotif: MotifDefinition = {
  draw: drawAvatar,
  palettes: ['blush', 'crimson', 'apricot', 'ivory', 'lilac', 'sky', 'butter'],
};

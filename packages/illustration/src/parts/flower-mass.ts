import { lighten, mix } from './colour.ts';
import { stamp } from './elements.ts';
import { indices } from './lists.ts';
import { lerp } from './numbers.ts';
import { type SmallBloomKind, smallBloom, tuft } from './small-blooms.ts';
import type { Studio } from './studio.ts';

interface FlowerMassSpec {
  x: number;
  /** Upper end of the leaves. */
  y: number;
  width: number;
  height: number;
  /** Radius of one flower. */
  size: number;
  fills: string[];
  kind: SmallBloomKind;
  rows: number;
}

/** A bunch of small flowers over leaves, as in a bucket or a box. */
export function flowerMass(studio: Studio, spec: FlowerMassSpec): string {
  const { x, y, width, height, size, fills, kind, rows } = spec;
  const { random } = studio;
  const id = smallBloom(studio, kind);
  const leaves = tuft(studio);
  const across = Math.max(2, Math.round(width / (size * 1.35)));
  const behind = indices(across).map((index) =>
    stamp(
      leaves,
      x + lerp(-0.5, 0.5, (index + 0.5) / across) * width,
      y + 6,
      height * 0.95,
      '',
      lerp(-30, 30, (index + 0.5) / across),
    ),
  );
  const blooms = indices(rows).flatMap((row) =>
    indices(across - (row % 2 === 0 ? 0 : 1)).map((index) => {
      const share = (index + 0.5 + (row % 2) * 0.5) / across - 0.5;
      const rise = height * lerp(1, 0.3, row / Math.max(1, rows - 1));
      const crown = 1 - (share * 1.5) ** 2 * 0.35;
      return stamp(
        id,
        x + share * width * 1.06 + random.jitter(size * 0.2),
        y - rise * crown + random.jitter(size * 0.15),
        size * random.range(0.88, 1.1),
        random.pick(fills),
        random.int(0, 71),
      );
    }),
  );
  return behind.join('') + blooms.join('');
}

/** Petal colours for masses, pale to deep. */
export const massFills = ({ colours }: Studio): string[] => [
  colours.light,
  mix(colours.light, colours.mid, 0.5),
  colours.mid,
  mix(colours.rim, colours.light, 0.4),
];

export const companionFills = ({ colours }: Studio): string[] => [
  colours.companion,
  lighten(colours.companion, 0.06),
  mix(colours.companion, '#ffffff', 0.5),
];

export const warmFills = ({ colours }: Studio): string[] => [
  colours.heart,
  mix(colours.heart, '#ffffff', 0.4),
  mix(colours.heart, colours.mid, 0.25),
];

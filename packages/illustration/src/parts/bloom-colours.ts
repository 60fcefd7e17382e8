import { lighten, mix } from './colour.ts';
import type { Studio } from './studio.ts';

export interface PetalColours {
  deep: string;
  mid: string;
  light: string;
  rim: string;
  /** Green of a lily's throat and a tulip's foot. */
  leafTint: string;
  /** Strength of the stripe on a lily's petal. */
  flush: number;
  /** An orchid's lip. */
  lip?: string;
  /** An orchid's veins. */
  vein?: string;
}

/** Petal colours derived from one colour. */
const coloursFrom = (colour: string) => ({
  deep: lighten(colour, -0.2),
  mid: lighten(colour, -0.04),
  light: lighten(colour, 0.08),
  rim: lighten(colour, 0.16),
});

/** Colours of the hero and of its companions. */
export function bloomColours(studio: Studio): [own: PetalColours, companion: PetalColours] {
  const { random, colours } = studio;
  const own = { deep: colours.deep, mid: colours.mid, light: colours.light, rim: colours.rim };
  const paler = {
    deep: mix(own.deep, own.mid, 0.6),
    mid: mix(own.mid, own.light, 0.6),
    light: mix(own.light, own.rim, 0.6),
    rim: mix(own.rim, '#ffffff', 0.6),
  };
  const extras = { leafTint: mix(colours.leafLight, '#f4f6d8', 0.5), flush: 0.34 };
  const companion = random.chance(0.55) ? paler : coloursFrom(colours.companion);
  return [
    { ...own, ...extras },
    { ...companion, ...extras },
  ];
}

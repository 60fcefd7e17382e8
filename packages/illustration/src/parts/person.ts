import type { Point } from '../types.ts';
import { lighten, mix } from './colour.ts';
import { box, disc, line, oval, shape } from './elements.ts';
import { blob, corner, curve } from './paths.ts';
import { floorShadow } from './scene-ground.ts';
import type { Studio } from './studio.ts';

type Hair = 'bob' | 'short' | 'bun' | 'hat';

/** A figure standing at (x, foot); `facing` 1 looks right, −1 left. */
export function person(
  studio: Studio,
  x: number,
  foot: number,
  size: number,
  top: string,
  bottom: string,
  facing: number,
): string {
  const { random, colours } = studio;
  const skin = random.pick(['#f3cdb0', '#e8b78f', '#f6d8bf']);
  const hair = random.pick([mix(colours.ink, '#2a1d18', 0.6), '#3a2a24', '#7d7a78']);
  const at = (dx: number, dy: number): Point => [x + dx * size * facing, foot - dy * size];
  const skirt = random.chance(0.45);
  const legs = line(
    curve([at(-0.06, 0.3), at(-0.06, 0)]) + curve([at(0.06, 0.3), at(0.07, 0)]),
    skirt ? skin : bottom,
    size * 0.085,
  );
  const lower = skirt
    ? shape(
        blob([
          ...corner(at(-0.09, 0.48)),
          ...corner(at(-0.17, 0.16)),
          ...corner(at(0.17, 0.16)),
          ...corner(at(0.09, 0.48)),
        ]),
        bottom,
      )
    : shape(
        blob([
          ...corner(at(-0.105, 0.46)),
          ...corner(at(-0.1, 0.22)),
          ...corner(at(0.115, 0.22)),
          ...corner(at(0.105, 0.46)),
        ]),
        bottom,
      );
  const torso = shape(
    blob([
      ...corner(at(-0.11, 0.4)),
      at(-0.15, 0.62),
      at(-0.1, 0.76),
      at(0.1, 0.76),
      at(0.15, 0.62),
      ...corner(at(0.11, 0.4)),
    ]),
    studio.linear([lighten(top, 0.03), lighten(top, -0.06)], at(0.1, 0.76), at(-0.1, 0.4)),
  );
  const wave = random.chance(0.35);
  const arm =
    line(
      curve(
        wave
          ? [at(0.11, 0.69), at(0.24, 0.68), at(0.26, 0.88)]
          : [at(0.11, 0.69), at(0.2, 0.54), at(0.27, 0.5)],
      ),
      lighten(top, -0.08),
      size * 0.075,
    ) + disc(...(wave ? at(0.26, 0.91) : at(0.295, 0.495)), size * 0.04, skin);
  const back = line(
    curve([at(-0.12, 0.68), at(-0.18, 0.54), at(-0.14, 0.42)]),
    lighten(top, -0.1),
    size * 0.07,
  );
  const head =
    box(x - size * 0.035, foot - size * 0.83, size * 0.07, size * 0.1, lighten(skin, -0.05)) +
    disc(...at(0.01, 0.885), size * 0.092, skin);
  const cut = random.pick<Hair>(['bob', 'short', 'bun', 'hat']);
  const hairs = drawHair(studio, at, size, cut, hair);
  return (
    floorShadow(studio, x, foot, size * 0.2, size * 0.03, 0.14) +
    back +
    legs +
    lower +
    torso +
    head +
    hairs +
    arm
  );
}

/** Maps a position on the figure, in shares of its size, to the sheet: forward from its axis, up from its feet. */
type FigurePlace = (dx: number, dy: number) => Point;

function drawHair(studio: Studio, at: FigurePlace, size: number, cut: Hair, hair: string): string {
  const { colours } = studio;
  const drawings: Record<Hair, () => string> = {
    bob: () =>
      shape(
        blob([
          ...corner(at(0.06, 0.95)),
          at(0.03, 1.0),
          at(-0.09, 0.99),
          at(-0.13, 0.88),
          ...corner(at(-0.1, 0.77)),
          ...corner(at(-0.045, 0.79)),
          at(-0.04, 0.9),
        ]),
        hair,
      ),
    short: () =>
      shape(
        blob([
          ...corner(at(0.085, 0.93)),
          at(0.07, 0.995),
          at(-0.06, 1.01),
          at(-0.12, 0.92),
          ...corner(at(-0.085, 0.85)),
          at(-0.03, 0.92),
        ]),
        hair,
      ),
    bun: () =>
      disc(...at(-0.09, 0.985), size * 0.045, hair) +
      shape(
        blob([
          ...corner(at(0.08, 0.93)),
          at(0.06, 1.0),
          at(-0.07, 1.0),
          at(-0.12, 0.9),
          ...corner(at(-0.08, 0.83)),
          at(-0.03, 0.93),
        ]),
        hair,
      ),
    hat: () =>
      shape(
        blob([...corner(at(-0.08, 0.93)), at(-0.09, 1.05), at(0.09, 1.05), ...corner(at(0.08, 0.93))]),
        colours.rim,
      ) + oval(...at(0, 0.93), size * 0.16, size * 0.03, mix(colours.rim, colours.heart, 0.3)),
  };
  return drawings[cut]();
}

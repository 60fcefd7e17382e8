import { lighten, mix } from './colour.ts';
import { box, disc, oval } from './elements.ts';
import type { Studio } from './studio.ts';

/** Plain ground colours of a scene: sky above, floor below. */
export function sceneGround(
  studio: Studio,
  horizon: number,
  { floor = '', glow = true }: { floor?: string; glow?: boolean } = {},
): string {
  const { colours, width, height, focusX, tone } = studio;
  const top = tone === 'deep' ? lighten(colours.paper, 0.02) : mix(colours.paper, '#ffffff', 0.4);
  const sky = box(
    0,
    0,
    width,
    height,
    studio.linear(
      [top, tone === 'deep' ? lighten(colours.paper, 0.08) : colours.wash],
      [0, 0],
      [0, horizon * 1.15],
    ),
  );
  const light = glow
    ? disc(
        focusX,
        horizon * 0.62,
        height * 0.62,
        studio.radial(
          [
            `${tone === 'deep' ? lighten(colours.paper, 0.22) : '#ffffff'}cc`,
            `${tone === 'deep' ? colours.paper : '#ffffff'}00`,
          ],
          [focusX, horizon * 0.62],
          height * 0.62,
        ),
      )
    : '';
  const ground = floor ? box(0, horizon, width, height - horizon, floor) : '';
  return sky + light + ground;
}

/** Soft shadow on the floor. */
export const floorShadow = (
  studio: Studio,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity = 0.16,
): string => oval(x, y, rx, ry, studio.colours.ink, { opacity });

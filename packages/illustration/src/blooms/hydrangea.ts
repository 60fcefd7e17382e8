import type { PetalColours } from '../parts/bloom-colours.ts';
import { type Camera, paintByDepth, ring } from '../parts/camera.ts';
import { mix } from '../parts/colour.ts';
import { disc, group } from '../parts/elements.ts';
import { indices } from '../parts/lists.ts';
import { clamp, GOLDEN_ANGLE, radians } from '../parts/numbers.ts';
import { blob } from '../parts/paths.ts';
import { short } from '../parts/pen.ts';
import type { Studio } from '../parts/studio.ts';
import type { Point } from '../types.ts';

/** A soft shade over a round head, away from the light. */
function volume(studio: Studio, { x, y, radius }: Camera, colours: PetalColours, strength: number): string {
  const alpha = Math.round(strength * 255).toString(16);
  const paint = studio.radial(
    [
      [`${colours.deep}00`, 0.35],
      [`${colours.deep}${alpha}`, 1],
    ],
    [x - radius * 0.3, y - radius * 0.36],
    radius * 1.45,
  );
  return disc(x, y, radius * 0.96, paint);
}

/** A round head of four-petalled florets. */
export function hydrangea(studio: Studio, camera: Camera, colours: PetalColours, detail = 1): string {
  const { random } = studio;
  const { x, y, radius } = camera;
  const second =
    studio.tone === 'light'
      ? mix(colours.mid, studio.colours.companion, 0.55)
      : mix(colours.light, studio.colours.companion, 0.5);
  const variants = indices(3).map((variant) => floretDefinition(studio, variant));
  const count = detail < 0.6 ? 32 : 60;
  const florets = indices(count).map((index) => {
    const away = Math.sqrt((index + 0.6) / count);
    const azimuth = radians(index * GOLDEN_ANGLE) + random.jitter(0.2);
    const out = Math.sin(away * 1.42) * 0.92;
    const height = Math.cos(away * 1.42);
    const px = Math.cos(azimuth) * out;
    const py = Math.sin(azimuth) * out * 0.9;
    const light = clamp(height * 0.75 - px * 0.28 - py * 0.42 + 0.12, 0, 1);
    const hue = mix(colours.mid, second, clamp(0.35 + px * 0.35 + random.jitter(0.35), 0, 1));
    const lightness = Math.round(light * 6) / 6;
    const fill =
      lightness < 0.4
        ? mix(colours.deep, hue, 0.25 + lightness * 1.8)
        : mix(hue, colours.rim, (lightness - 0.4) * 1.05);
    const size = radius * (detail < 0.6 ? 0.33 : 0.27) * (0.82 + height * 0.28);
    const squash = 0.6 + 0.4 * height;
    const turn = (azimuth * 180) / Math.PI;
    return {
      depth: height + random.jitter(0.08),
      svg: `<use href="#${random.pick(variants)}" fill="${fill}" transform="translate(${short(x + px * radius)} ${short(y + py * radius)})rotate(${Math.round(turn)})scale(${Math.round(size * squash) / 100} ${Math.round(size) / 100})rotate(${random.int(0, 89)})"/>`,
    };
  });
  return (
    disc(x, y, radius * 0.9, mix(colours.deep, colours.mid, 0.35)) +
    paintByDepth(florets) +
    volume(studio, camera, colours, 0.4)
  );
}

/** Defines a floret of radius 100 and returns its id. */
function floretDefinition(studio: Studio, variant: number): string {
  const { random } = studio;
  const petals = ring(4, variant * 11, (azimuth) => {
    const a = radians(azimuth + random.jitter(6));
    const at = (along: number, across: number): Point => [
      Math.cos(a) * along - Math.sin(a) * across,
      Math.sin(a) * along + Math.cos(a) * across,
    ];
    const r = random.range(92, 106);
    const w = random.range(46, 56);
    return {
      depth: 0,
      svg: `<path d="${blob([at(0, -10), at(r * 0.45, -w), at(r * 0.9, -w * 0.8), at(r, 0), at(r, 0), at(r * 0.9, w * 0.8), at(r * 0.45, w), at(0, 10)])}"/>`,
    };
  });
  const veins = petals.map((_, index) => {
    const a = radians(variant * 11 + index * 90);
    return `M0 0L${Math.round(Math.cos(a) * 72)} ${Math.round(Math.sin(a) * 72)}`;
  });
  const content =
    group(petals.map((part) => part.svg).join(''), {
      stroke: '#fff',
      'stroke-opacity': 0.45,
      'stroke-width': 4,
    }) +
    `<path d="${veins.join('')}" stroke="#fff" stroke-opacity=".4" stroke-width="5"/><circle r="13" fill="#fff" fill-opacity=".75"/><circle r="7" fill="${studio.colours.heart}"/>`;
  return studio.define((id) => `<g id="${id}">${content}</g>`);
}

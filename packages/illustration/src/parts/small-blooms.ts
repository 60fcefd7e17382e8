import type { Point } from '../types.ts';
import { mix } from './colour.ts';
import { indices } from './lists.ts';
import { radians } from './numbers.ts';
import { blob } from './paths.ts';
import type { Studio } from './studio.ts';

export type SmallBloomKind = 'rosette' | 'daisy' | 'cup';

/** A small flower of radius 100 for masses of flowers; takes its colour from `fill`. */
export function smallBloom(studio: Studio, kind: SmallBloomKind): string {
  const at = (angle: number, r: number): Point => [
    Math.cos(radians(angle)) * r,
    Math.sin(radians(angle)) * r,
  ];
  const scallop = (count: number, outer: number, inner: number, turn = 0) =>
    `<path d="${blob(indices(count * 2).flatMap((i) => [at(turn + (i * 180) / count, i % 2 ? inner : outer)]))}"`;
  const drawings = {
    rosette: () =>
      `${scallop(6, 114, 92)}/>${scallop(5, 84, 66, 20)} fill="#fff" fill-opacity=".26"/>${scallop(5, 56, 44, 50)} fill="#501" fill-opacity=".16"/>${scallop(3, 34, 22, 10)} fill="#fff" fill-opacity=".35"/>`,
    daisy: () =>
      `${indices(8)
        .map((i) => `<ellipse cx="62" rx="50" ry="26" transform="rotate(${i * 45})"/>`)
        .join('')}<g fill="#fff" fill-opacity=".34">${indices(8)
        .map((i) => `<ellipse cx="52" rx="32" ry="13" transform="rotate(${i * 45 + 6})"/>`)
        .join(
          '',
        )}</g><circle r="30" fill="${studio.colours.heart}"/><circle r="14" cx="-6" cy="-6" fill="#fff" fill-opacity=".35"/>`,
    cup: () =>
      `<path d="M-70-30C-90-110-50-120-34-70C-20-130 20-130 34-70C50-120 90-110 70-30C70 40 36 70 0 70S-70 40-70-30z"/><path d="M-34-70C-50 0-30 60 0 70C30 60 50 0 34-70C20-130-20-130-34-70z" fill="#fff" fill-opacity=".26"/>`,
  };
  const content = drawings[kind]();
  return studio.define((id) => `<g id="${id}">${content}</g>`);
}

/** A tuft of leaves of height 100. */
export function tuft(studio: Studio): string {
  const { leaf: green, leafDark, leafLight } = studio.colours;
  const blades: [x: number, y: number, fill: string][] = [
    [-44, -70, leafDark],
    [42, -74, leafDark],
    [-22, -98, green],
    [24, -94, green],
    [0, -84, mix(green, leafLight, 0.5)],
  ];
  const content = blades
    .map(
      ([x, y, fill]) =>
        `<path d="M0 4Q${x * 0.1} ${y * 0.7} ${x} ${y}Q${x * 0.9 + 10} ${y * 0.4} 0 4z" fill="${fill}"/>`,
    )
    .join('');
  return studio.define((id) => `<g id="${id}">${content}</g>`);
}

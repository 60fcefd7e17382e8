import { mix } from './colour.ts';
import { line } from './elements.ts';
import { leaf } from './leaf.ts';
import { type LeafKind, leafSurface } from './leaf-surface.ts';
import { indices } from './lists.ts';
import { clamp, lerp } from './numbers.ts';
import { curve } from './paths.ts';
import type { Studio } from './studio.ts';

interface LeafSpraySpec {
  x: number;
  y: number;
  /** Degrees, 0 to the right. */
  angle: number;
  length: number;
  bend?: number;
  pairs?: number;
  kind?: LeafKind;
  /** Length of a leaf relative to the stalk. */
  size?: number;
  light?: number;
  alternate?: boolean;
}

/** A stalk with leaves in pairs or alternating. */
export function leafSpray(studio: Studio, spec: LeafSpraySpec): string {
  const {
    x,
    y,
    angle,
    length,
    bend = 20,
    pairs = 4,
    kind = 'oval',
    size = 0.34,
    light = 0,
    alternate = false,
  } = spec;
  const { random, colours } = studio;
  const stalk = leafSurface({ x, y, angle, length, width: 1, bend });
  const heading = (u: number) => angle + bend * u;
  const leaves = indices(pairs)
    .map((index) => {
      const u = lerp(0.25, 0.86, index / Math.max(1, pairs - 1));
      const scale = length * size * lerp(1.05, 0.7, index / pairs);
      return [-1, 1]
        .map((side) => {
          const [px, py] = stalk(alternate ? clamp(u + side * 0.06, 0, 1) : u, 0);
          return leaf(studio, {
            x: px,
            y: py,
            angle: heading(u) + side * random.range(42, 58),
            length: scale * random.range(0.9, 1.08),
            width: scale * (kind === 'coin' ? 0.38 : 0.25),
            bend: side * -18,
            kind,
            light: light + side * 0.015,
          });
        })
        .join('');
    })
    .join('');
  const [tx, ty] = stalk(0.97, 0);
  const tip = leaf(studio, {
    x: tx,
    y: ty,
    angle: heading(1),
    length: length * size * 0.78,
    width: length * size * (kind === 'coin' ? 0.28 : 0.19),
    kind,
    light,
  });
  return (
    line(
      curve([stalk(0, 0), stalk(0.33, 0), stalk(0.66, 0), stalk(1, 0)]),
      mix(colours.leaf, colours.leafDark, 0.3),
      Math.max(2, length * 0.014),
    ) +
    leaves +
    tip
  );
}

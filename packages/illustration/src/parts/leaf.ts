import { lighten, mix } from './colour.ts';
import { line, shape, stamp } from './elements.ts';
import { type LeafKind, type LeafView, leafOutline, leafProfiles, leafSurface } from './leaf-surface.ts';
import { clamp, hundredths, radians } from './numbers.ts';
import { blob, curve } from './paths.ts';
import type { Studio } from './studio.ts';

/** Angles in degrees, 0 to the right; `light` shifts the lightness of the green. */
export interface LeafSpec {
  x: number;
  y: number;
  angle: number;
  length: number;
  width?: number;
  bend?: number;
  kind?: LeafKind;
  light?: number;
}

export type GhostLeafKind = Exclude<LeafKind, 'lobed'>;

type GhostLeafSpec = Required<Pick<LeafSpec, 'x' | 'y' | 'angle' | 'length' | 'bend'>> & {
  kind: GhostLeafKind;
};

interface LeafDrawing {
  kind: LeafKind;
  bend: number;
  light: number;
  /** Which half is bright. */
  flip: 1 | -1;
  /** Large enough for veins. */
  fine: boolean;
}

const LEAF_SIZE = 240;

/**
 * Draws a leaf in place. Leaves with nearly the same bend and light share one drawing, which keeps pictures with much
 * foliage small.
 */
export function leaf(studio: Studio, spec: LeafSpec): string {
  const { x, y, angle, length, width = length * 0.26, bend = 0, kind = 'oval', light = 0 } = spec;
  const form: LeafDrawing = {
    kind,
    bend: clamp(Math.round(bend / 26), -2, 2) * 26,
    light: clamp(Math.round(light / 0.05), -1, 1) * 0.05,
    flip: Math.cos(radians(angle)) < 0 ? 1 : -1,
    fine: length > 95,
  };
  const content = drawLeaf(studio, form);
  const id = studio.define((name) => `<g id="${name}">${content}</g>`);
  const size = length / LEAF_SIZE;
  const breadth = width / (LEAF_SIZE * 0.25);
  const scale =
    Math.abs(size - breadth) < 0.02 ? hundredths(size) : `${hundredths(size)} ${hundredths(breadth)}`;
  return `<use href="#${id}" transform="translate(${Math.round(x)} ${Math.round(y)})rotate(${Math.round(angle)})scale(${scale})"/>`;
}

/** The shared drawing: a leaf pointing right from the origin. */
function drawLeaf(studio: Studio, { kind, bend, light, flip, fine }: LeafDrawing) {
  const { leafDark, leaf: green, leafLight } = studio.colours;
  const view = leafSurface({
    x: 0,
    y: 0,
    angle: 0,
    length: LEAF_SIZE,
    width: LEAF_SIZE * 0.25,
    bend,
    profile: leafProfiles[kind === 'lobed' ? 'oval' : kind],
  });
  const dark = lighten(mix(leafDark, green, 0.3), light);
  const body = lighten(mix(green, leafDark, 0.1), light);
  const bright = lighten(mix(green, leafLight, 0.5), light);
  const half =
    kind === 'lobed'
      ? ''
      : shape(
          blob([
            view(0, 0),
            view(0, 0),
            view(0.25, flip),
            view(0.62, flip),
            view(1, 0),
            view(1, 0),
            view(0.5, 0),
          ]),
          bright,
          { opacity: 0.5 },
        );
  const ribs = !fine
    ? ''
    : kind === 'strap' || kind === 'lance'
      ? parallelVeins(view)
      : pinnateVeins(view, kind === 'lobed' ? 0.62 : 0.86);
  return (
    shape(blob(leafOutline(view, kind)), studio.linear([dark, body, bright], view(0, 0), view(1, 0))) +
    half +
    (ribs && line(ribs, leafLight, 1.6, { opacity: 0.42 })) +
    line(curve([view(0, 0), view(0.5, 0), view(0.96, 0)]), leafLight, fine ? 3 : 5, { opacity: 0.75 })
  );
}

const pinnateVeins = (view: LeafView, reach: number): string =>
  [0.16, 0.34, 0.52, 0.69]
    .flatMap((u) =>
      [-1, 1].map((side) =>
        curve([view(u, 0), view(u + 0.09, side * reach * 0.5), view(u + 0.15, side * reach)]),
      ),
    )
    .join('');

const parallelVeins = (view: LeafView): string =>
  [-0.5, 0.5].map((v) => curve([view(0.08, v * 0.8), view(0.5, v), view(0.9, v * 0.8)])).join('');

/** A pale leaf shape for the background; takes its colour from the group around it. */
export function ghostLeaf(studio: Studio, { x, y, angle, length, bend, kind }: GhostLeafSpec): string {
  const view = leafSurface({
    x: 0,
    y: 0,
    angle: 0,
    length: 100,
    width: 26,
    bend,
    profile: leafProfiles[kind],
  });
  const data = blob(leafOutline(view, kind));
  const id = studio.define((name) => `<path id="${name}" d="${data}"/>`);
  return stamp(id, x, y, length, '', angle);
}

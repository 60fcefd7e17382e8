import { type Camera, type Layer, project } from './camera.ts';
import { lighten } from './colour.ts';
import { line, shape } from './elements.ts';
import { indices } from './lists.ts';
import { lerp } from './numbers.ts';
import { blob, curve } from './paths.ts';
import {
  type PetalSpec,
  type PetalView,
  petalLight,
  petalOutline,
  petalSurface,
  signedArea,
} from './petal-surface.ts';
import type { Studio } from './studio.ts';

export interface PetalPaint {
  /** Colours of the upper face from base to tip. */
  inside: Shades;
  /** The same for the lower face. */
  outside?: Shades;
  vein?: string;
  veins?: number;
  /** Positions of the colours, 0…1. */
  places?: [number, number, number];
  /** Colour of a rolled edge. */
  lip?: string;
  samples?: number;
  /** Opacity of the shade on one half. */
  fold?: number;
}

type Shades = [base: string, middle: string, tip: string];

interface DrawnPetal extends Layer {
  view: PetalView;
}

/** One petal: body, veins and its share of light. */
export function petal(studio: Studio, camera: Camera, spec: PetalSpec, paint: PetalPaint): DrawnPetal {
  const surface = petalSurface(spec);
  const toSheet = project(camera);
  const view: PetalView = (u, v, stretch) => toSheet(surface(u, v, stretch));
  const outline = petalOutline(spec, view, paint.samples ?? 7);
  const facing = signedArea(outline) > 0;
  const light = Math.round(petalLight(surface, camera) * 2.5) / 2.5;
  const [start, middle, end] = paint.places ?? [0, 0.5, 1];
  const [base, body, tip] = facing || !paint.outside ? paint.inside : paint.outside;
  const lit = (colour: string) => lighten(colour, (light - 0.5) * 0.08);
  let svg = shape(
    blob(outline),
    studio.linear(
      [
        [lit(base), start],
        [lit(body), middle],
        [lit(tip), end],
      ],
      view(0.05, 0),
      view(1, 0),
    ),
  );
  if (paint.fold) {
    const shade = [
      view(0.06, 0),
      view(0.35, 0.08),
      view(0.7, 0.04),
      view(0.97, 0),
      view(0.93, 0.8),
      view(0.72, 0.93),
      view(0.4, 0.92),
      view(0.1, 0.8),
    ];
    svg += shape(blob(shade), lit(base), { opacity: paint.fold });
  }
  if (paint.lip) {
    const lip = [
      ...[-0.8, -0.3, 0.3, 0.8].map((v) => view(0.985, v)),
      ...[0.75, 0.25, -0.3, -0.75].map((v) => view(0.9, v)),
    ];
    svg += shape(blob(lip), paint.lip, { opacity: 0.6, stroke: 'none' });
  }
  if (paint.vein && paint.veins) {
    const middle = (paint.veins - 1) / 2;
    const data = indices(paint.veins)
      .map((index) => (index - middle) / Math.max(1, middle))
      .map((v) =>
        curve([view(0.08, v * 0.3), view(0.45, v * 0.62), view(lerp(0.86, 0.68, Math.abs(v)), v * 0.78)]),
      )
      .join('');
    svg += line(data, paint.vein, camera.radius * 0.008 + 0.4, { opacity: 0.32 });
  }
  return { depth: view(0.55, 0)[2], svg, view };
}

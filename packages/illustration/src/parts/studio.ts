import type { Palette } from '../palettes.ts';
import type { PaletteColours, Place, Point, Tone } from '../types.ts';
import { groundPalette } from './ground-palette.ts';
import { clamp, lerp } from './numbers.ts';
import { short } from './pen.ts';
import { createRandom, hashText, type Random } from './random.ts';

/** Length of the shorter side of every sheet, so that strokes and details keep their proportions. */
export const SHORT_SIDE = 720;

/** Colours spread evenly, or `[colour, offset]` pairs. A colour may be `#rrggbbaa`. */
export type Stops = readonly (string | [colour: string, offset: number])[];

export interface StudioRequest {
  seed: string;
  motif: string;
  width: number;
  height: number;
  palette: Palette;
  tone: Tone;
}

/** Everything a motif works with: the sheet's measurements, colours, random source and shared definitions. */
export class Studio {
  readonly random: Random;
  readonly tone: Tone;
  readonly colours: PaletteColours;
  readonly width: number;
  readonly height: number;
  readonly wide: boolean;
  readonly square: boolean;
  /** Where the subject stands. */
  readonly focusX: number;
  readonly focusY: number;
  private readonly prefix: string;
  private readonly definitions = new Map<string, string>();

  constructor({ seed, motif, width, height, palette, tone }: StudioRequest) {
    const scale = SHORT_SIDE / Math.min(width, height);
    const identity = hashText(`${seed}|${motif}|${width}x${height}|${palette}|${tone}`);
    this.random = createRandom(hashText(`${motif}|${seed}`));
    this.prefix = `i${identity.toString(36).slice(-5).padStart(5, 'x')}`;
    this.tone = tone;
    this.colours = groundPalette(palette, tone);
    this.width = Math.round(width * scale);
    this.height = Math.round(height * scale);
    this.wide = width / height >= 2;
    this.square = width / height < 1.15;
    this.focusX = this.width * (this.wide ? 0.69 : this.square ? 0.5 : width / height < 1.5 ? 0.52 : 0.55);
    this.focusY = this.height * 0.5;
  }

  /** The scale of a subject: `small` on a square sheet, up to 1 on wider ones. */
  room(small: number): number {
    const aspect = this.width / this.height;
    return lerp(small, 1, clamp((aspect - 1.05) / 0.6, 0, 1));
  }

  /** Stores a definition once and returns its id. */
  define(write: (id: string) => string): string {
    const key = write('');
    const known = this.definitions.get(key);
    if (known) return known;
    const id = `${this.prefix}${this.definitions.size.toString(36)}`;
    this.definitions.set(key, id);
    return id;
  }

  /** Paint: a linear gradient from one point to another. */
  linear(colours: Stops, [x1, y1]: Place, [x2, y2]: Place): string {
    const stops = this.stops(colours, 'linear');
    const ends = `x1="${Math.round(x1)}" y1="${Math.round(y1)}" x2="${Math.round(x2)}" y2="${Math.round(y2)}"`;
    return `url(#${this.define((id) => `<linearGradient id="${id}" href="#${stops}" ${ends}/>`)})`;
  }

  /** Paint: a radial gradient from a centre outwards. */
  radial(colours: Stops, [cx, cy]: Point, r: number): string {
    const stops = this.stops(colours, 'radial');
    const circle = `cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}"`;
    return `url(#${this.define((id) => `<radialGradient id="${id}" href="#${stops}" ${circle}/>`)})`;
  }

  finish(content: string, width: number, height: number): string {
    const definitions = [...this.definitions]
      .map(([text, id]) => text.replace('id=""', `id="${id}"`))
      .join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${this.width} ${this.height}" ` +
      `preserveAspectRatio="xMidYMid slice" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true" focusable="false"><defs>${definitions}</defs>${content}</svg>`
    );
  }

  private stops(colours: Stops, kind: 'linear' | 'radial'): string {
    const list = colours
      .map((entry, index) => {
        const [colour, offset] = typeof entry === 'string' ? [entry, index / (colours.length - 1)] : entry;
        const opacity =
          colour.length === 9 ? ` stop-opacity="${short(parseInt(colour.slice(7), 16) / 255)}"` : '';
        return `<stop offset="${short(offset)}" stop-color="${colour.slice(0, 7)}"${opacity}/>`;
      })
      .join('');
    return this.define(
      (id) => `<${kind}Gradient id="${id}" gradientUnits="userSpaceOnUse">${list}</${kind}Gradient>`,
    );
  }
}

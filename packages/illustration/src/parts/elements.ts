import type { Place } from '../types.ts';
import { Pen, short } from './pen.ts';

export type Attributes = Record<string, string | number | undefined>;

/** Attributes without a value are left out; numbers are written with two decimals. */
function attributesText(attributes: Attributes): string {
  return Object.entries(attributes)
    .filter(([, value]) => value !== undefined && value !== '')
    .map(
      ([name, value]) =>
        ` ${name}="${typeof value === 'number' ? String(Math.round(value * 100) / 100) : value}"`,
    )
    .join('');
}

export const shape = (data: string, fill: string, more: Attributes = {}): string =>
  `<path d="${data}"${attributesText({ fill, ...more })}/>`;

export const line = (data: string, colour: string, width: number, more: Attributes = {}): string =>
  `<path d="${data}"${attributesText({ fill: 'none', stroke: colour, 'stroke-width': Math.round(width * 10) / 10, ...more })}/>`;

export const disc = (cx: number, cy: number, r: number, fill: string, more: Attributes = {}): string =>
  `<circle cx="${short(cx)}" cy="${short(cy)}" r="${short(r)}"${attributesText({ fill, ...more })}/>`;

export const oval = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  fill: string,
  more: Attributes = {},
): string =>
  `<ellipse cx="${short(cx)}" cy="${short(cy)}" rx="${short(rx)}" ry="${short(ry)}"${attributesText({ fill, ...more })}/>`;

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${attributesText({ fill, ...more })}/>`;

export const group = (content: string, attributes: Attributes = {}): string =>
  content ? `<g${attributesText(attributes)}>${content}</g>` : '';

/** Many small dots as one path of zero-length round strokes. */
export const dots = (
  points: readonly Place[],
  colour: string,
  size: number,
  more: Attributes = {},
): string =>
  points.length
    ? line(
        points.map((point) => `${new Pen(size > 5 ? 1 : 2).move(point).data}h0`).join(''),
        colour,
        size,
        more,
      )
    : '';

/** Draws a copy of a definition made with radius (or height) 100. */
export const stamp = (id: string, x: number, y: number, size: number, fill = '', turn = 0): string =>
  `<use href="#${id}"${fill && ` fill="${fill}"`} transform="translate(${Math.round(x)} ${Math.round(y)})${turn ? `rotate(${Math.round(turn)})` : ''}scale(${Math.round(size) / 100})"/>`;

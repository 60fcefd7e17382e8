import type { Place } from '../types.ts';
import { lastOf } from './lists.ts';

/** Formats with one decimal and no leading zero. */
export function short(value: number): string {
  const text = String(Math.round(value * 10) / 10);
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/** Joins numbers as tightly as path data allows. */
function tight(numbers: number[]): string {
  return numbers.map(short).reduce((text, part) => text + (text && part[0] !== '-' ? ' ' : '') + part, '');
}

/** Writes relative path data without accumulating rounding errors. */
export class Pen {
  data = '';
  private x = 0;
  private y = 0;
  private readonly grain: number;

  /** `grain`: steps per unit, 1 for large shapes, 10 for small ones. */
  constructor(grain = 10) {
    this.grain = grain;
  }

  /** Whole units are fine enough for a large shape. */
  static for(points: readonly Place[]): Pen {
    const xs = points.map((point) => point[0]);
    const ys = points.map((point) => point[1]);
    const extent = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
    return new Pen(extent > 26 ? 1 : extent > 9 ? 2 : 10);
  }

  move([x, y]: Place): this {
    this.x = this.snap(x);
    this.y = this.snap(y);
    this.data += `M${tight([this.x, this.y])}`;
    return this;
  }

  draw(command: string, ...points: [Place, ...Place[]]): this {
    const { x, y } = this;
    this.data += command + tight(points.flatMap(([px, py]) => [this.snap(px) - x, this.snap(py) - y]));
    const last = lastOf(points);
    this.x = this.snap(last[0]);
    this.y = this.snap(last[1]);
    return this;
  }

  close(): this {
    this.data += 'z';
    return this;
  }

  private snap(value: number): number {
    return Math.round(value * this.grain) / this.grain;
  }
}

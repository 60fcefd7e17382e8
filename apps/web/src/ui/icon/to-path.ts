/** An element of an icon in Lucide's data: tag name and attributes. */
export type ShapeNode = [string, Record<string, string>];

const number = (attributes: Record<string, string>, key: string) => Number(attributes[key] ?? 0);

function circleToPath(a: Record<string, string>): string {
  const rx = number(a, 'r') || number(a, 'rx');
  const ry = number(a, 'r') || number(a, 'ry');
  const left = number(a, 'cx') - rx;
  return `M${left} ${number(a, 'cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`;
}

function rectToPath(a: Record<string, string>): string {
  const [x, y, width, height] = [number(a, 'x'), number(a, 'y'), number(a, 'width'), number(a, 'height')];
  const r = number(a, 'rx') || number(a, 'ry');
  if (!r) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const [h, v] = [width - 2 * r, height - 2 * r];
  const corner = (dx: number, dy: number) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return `M${x + r} ${y}h${h}${corner(r, r)}v${v}${corner(-r, r)}h${-h}${corner(-r, -r)}v${-v}${corner(r, -r)}z`;
}

// A leading `m` is absolute only at the start of the data; within joined paths it must be written as `M`.
function absoluteStart(d: string): string {
  const number = String.raw`-?(?:\d*\.\d+|\d+)`;
  const match = new RegExp(`^m\\s*(${number})[\\s,]*(${number})\\s*(.*)$`, 's').exec(d);
  if (!match) return d;
  const [, x, y, rest = ''] = match;
  return `M${x} ${y}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

/** Converts lines, rectangles, circles and polylines to path data, so that an icon is a single string. */
export function toPath(nodes: ShapeNode[]): string {
  return nodes
    .map(([tag, a]) => {
      switch (tag) {
        case 'path':
          return absoluteStart(a.d ?? '');
        case 'circle':
        case 'ellipse':
          return circleToPath(a);
        case 'rect':
          return rectToPath(a);
        case 'line':
          return `M${a.x1} ${a.y1}L${a.x2} ${a.y2}`;
        case 'polyline':
          return `M${a.points}`;
        case 'polygon':
          return `M${a.points}z`;
        default:
          throw new TypeError(`no path for <${tag}>`);
      }
    })
    .join('');
}

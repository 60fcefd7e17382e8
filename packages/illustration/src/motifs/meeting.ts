import { BRAND, lighten, mix } from '../parts/colour.ts';
import { box, line, oval, shape } from '../parts/elements.ts';
import { leafSpray } from '../parts/leaf-spray.ts';
import { blob, corner, polygon, vessel } from '../parts/paths.ts';
import { short } from '../parts/pen.ts';
import { floorShadow, sceneGround } from '../parts/scene-ground.ts';
import type { Studio } from '../parts/studio.ts';
import { vaseWithFlowers } from '../parts/vase.ts';
import type { Point } from '../types.ts';
import type { MotifDefinition } from './motif.ts';

type WindowForm = 'arch' | 'grid' | 'round';

/** A round table with a vase, ready for a conversation. */
function drawMeeting(studio: Studio): string {
  const { random, height, focusX, colours } = studio;
  const unit = height * studio.room(0.8);
  const floorY = height * 0.7;
  const wood = mix('#c99a6b', colours.paper, 0.2);
  const room = drawRoom(studio, floorY, unit, wood);
  const tableY = height * 0.73;
  const seat = random.pick([colours.leaf, BRAND, colours.mid]);
  const chair = (dx: number, back: boolean, tint: string) =>
    drawChair(studio, { x: focusX + dx * unit, tableY, unit, wood, back, tint });
  const table = drawTable(studio, tableY, unit, wood);
  const cups = drawCups(studio, tableY, unit, wood);
  const greenery = drawGreenery(studio, floorY, unit, wood);
  const lamp = drawLamp(studio, unit);
  return (
    room +
    greenery +
    lamp +
    chair(-0.3, true, lighten(seat, 0.03)) +
    chair(0.3, true, lighten(seat, 0.03)) +
    table +
    cups.slice(0, 2).join('') +
    vaseWithFlowers(studio, focusX, tableY + unit * 0.03, unit * 0.25) +
    cups.slice(2).join('') +
    chair(-0.52, false, seat) +
    chair(0.52, false, seat)
  );
}

/** A wall with a window onto the garden. */
function drawRoom(studio: Studio, floorY: number, unit: number, wood: string): string {
  const { random, height, focusX, colours, tone } = studio;
  const pane = tone === 'deep' ? lighten(colours.paper, 0.14) : '#ffffff';
  const windowForm = random.pick<WindowForm>(['arch', 'grid', 'round']);
  const [wx, wy, wr] = [focusX + random.jitter(unit * 0.1), height * 0.3, unit * 0.36];
  const opening = {
    arch: `M${short(wx - wr * 0.8)} ${short(floorY - 30)}V${short(wy)}a${short(wr * 0.8)} ${short(wr * 0.8)} 0 0 1 ${short(wr * 1.6)} 0V${short(floorY - 30)}z`,
    grid: polygon([
      [wx - wr * 1.15, 40],
      [wx + wr * 1.15, 40],
      [wx + wr * 1.15, floorY - 70],
      [wx - wr * 1.15, floorY - 70],
    ]),
    round: `M${short(wx - wr)} ${short(wy)}a${short(wr)} ${short(wr)} 0 1 1 ${short(wr * 2)} 0a${short(wr)} ${short(wr)} 0 1 1 ${short(-wr * 2)} 0z`,
  }[windowForm];
  const view = shape(
    opening,
    studio.linear([mix('#cfe6fd', pane, 0.35), mix(colours.leafLight, pane, 0.55)], [0, 40], [0, floorY]),
    tone === 'deep' ? { opacity: 0.8 } : {},
  );
  const bars =
    windowForm === 'grid'
      ? line(
          `M${short(wx - wr * 0.38)} 40V${short(floorY - 70)}M${short(wx + wr * 0.38)} 40V${short(floorY - 70)}`,
          pane,
          8,
        )
      : windowForm === 'arch'
        ? line(
            `M${short(wx)} ${short(wy - wr * 0.8)}V${short(floorY - 30)}M${short(wx - wr * 0.8)} ${short(wy + 40)}h${short(wr * 1.6)}`,
            pane,
            8,
          )
        : '';
  return (
    sceneGround(studio, floorY, {
      glow: false,
      floor: studio.linear(
        [mix(colours.wash, wood, 0.28), mix(colours.wash, wood, 0.1)],
        [0, floorY],
        [0, height],
      ),
    }) +
    view +
    bars +
    line(opening, pane, 10)
  );
}

interface ChairSpec {
  x: number;
  tableY: number;
  unit: number;
  wood: string;
  /** Whether it stands behind the table. */
  back: boolean;
  tint: string;
}

function drawChair(studio: Studio, { x, tableY, unit, wood, back, tint }: ChairSpec): string {
  const y = back ? tableY - unit * 0.06 : tableY + unit * 0.12;
  const [w, h] = [unit * (back ? 0.2 : 0.25), unit * (back ? 0.22 : 0.28)];
  return (
    shape(
      blob([
        ...corner([x - w / 2, y + h * 0.3]),
        [x - w * 0.54, y - h * 0.5],
        [x - w * 0.3, y - h * 0.72],
        [x + w * 0.3, y - h * 0.72],
        [x + w * 0.54, y - h * 0.5],
        ...corner([x + w / 2, y + h * 0.3]),
      ]),
      studio.linear([lighten(tint, 0.06), lighten(tint, -0.05)], [x, y - h], [x, y + h * 0.3]),
    ) +
    (back
      ? ''
      : oval(x, y + h * 0.28, w * 0.53, h * 0.17, lighten(tint, -0.09)) +
        line(
          `M${Math.round(x - w * 0.36)} ${Math.round(y + h * 0.42)}l-10 ${Math.round(h * 0.36)}M${Math.round(x + w * 0.36)} ${Math.round(y + h * 0.42)}l10 ${Math.round(h * 0.36)}`,
          lighten(wood, -0.18),
          9,
        ))
  );
}

function drawTable(studio: Studio, tableY: number, unit: number, wood: string): string {
  const { height, focusX } = studio;
  const [rx, ry] = [unit * 0.5, unit * 0.12];
  return (
    floorShadow(studio, focusX, height * 0.94, unit * 0.34, unit * 0.03) +
    shape(
      vessel(focusX, tableY, [
        ...corner([unit * 0.05, 0]),
        [unit * 0.035, unit * 0.12],
        ...corner([unit * 0.15, unit * 0.21]),
      ]),
      lighten(wood, -0.14),
    ) +
    oval(focusX, tableY + unit * 0.022, rx, ry, lighten(wood, -0.12)) +
    oval(
      focusX,
      tableY,
      rx,
      ry,
      studio.linear([lighten(wood, 0.09), wood], [focusX - rx, 0], [focusX + rx, 0]),
    )
  );
}

/** Cups on saucers, those farther away first. */
function drawCups(studio: Studio, tableY: number, unit: number, wood: string): string[] {
  const { focusX, colours } = studio;
  const cupPlaces: Point[] = [
    [-0.31, 0.01],
    [0.3, -0.02],
    [-0.13, 0.065],
    [0.17, 0.06],
  ];
  return cupPlaces.map(([dx, dy]) => {
    const [x, y] = [focusX + dx * unit, tableY + dy * unit];
    return (
      oval(x, y, unit * 0.05, unit * 0.014, '#ffffff', { opacity: 0.9 }) +
      shape(
        vessel(x, y - unit * 0.042, [
          ...corner([unit * 0.027, 0]),
          [unit * 0.026, unit * 0.03],
          ...corner([unit * 0.014, unit * 0.042]),
        ]),
        '#ffffff',
      ) +
      oval(x, y - unit * 0.041, unit * 0.026, unit * 0.008, mix(colours.heart, wood, 0.3))
    );
  });
}

function drawGreenery(studio: Studio, floorY: number, unit: number, wood: string): string {
  const { random, focusX } = studio;
  const plantSide = studio.wide ? 1 : random.sign();
  const plantX = focusX + plantSide * unit * 0.72;
  const pot = box(plantX - unit * 0.07, floorY - unit * 0.1, unit * 0.14, unit * 0.15, lighten(wood, 0.06), {
    rx: 10,
  });
  return random.chance(0.6)
    ? [-1, 0, 1]
        .map((turn) =>
          leafSpray(studio, {
            x: plantX,
            y: floorY - unit * 0.08,
            angle: -90 + turn * 26,
            length: unit * (turn ? 0.36 : 0.46),
            bend: turn * 20,
            pairs: 3,
            size: 0.36,
            light: turn * 0.05,
          }),
        )
        .join('') + pot
    : '';
}

function drawLamp(studio: Studio, unit: number): string {
  const { random, height, focusX, colours } = studio;
  const lampY = height * 0.15;
  return random.chance(0.55)
    ? line(`M${Math.round(focusX)} 0V${Math.round(lampY)}`, colours.ink, 3, { opacity: 0.5 }) +
        shape(
          vessel(focusX, lampY - unit * 0.05, [
            ...corner([unit * 0.02, 0]),
            [unit * 0.1, unit * 0.03],
            ...corner([unit * 0.13, unit * 0.1]),
          ]),
          studio.linear([lighten(colours.heart, 0.06), colours.heart], [focusX - 80, 0], [focusX + 80, 0]),
        ) +
        oval(focusX, lampY + unit * 0.05, unit * 0.13, unit * 0.016, mix(colours.heart, '#ffffff', 0.7))
    : '';
}

export const meetingMotif: MotifDefinition = {
  draw: drawMeeting,
  palettes: ['ivory', 'sky', 'blush', 'apricot', 'lilac'],
};

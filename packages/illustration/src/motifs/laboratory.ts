import { paintByDepth } from '../parts/camera.ts';
import { mix } from '../parts/colour.ts';
import { box, group, line } from '../parts/elements.ts';
import { type FlaskForm, flask } from '../parts/flask.ts';
import { indices, itemAt } from '../parts/lists.ts';
import { sceneGround } from '../parts/scene-ground.ts';
import type { Studio } from '../parts/studio.ts';
import type { MotifDefinition } from './motif.ts';

/** Tissue-culture flasks with plantlets on a bench. */
function drawLaboratory(studio: Studio): string {
  const { random, width, height, focusX, colours, tone, square } = studio;
  const unit = height * studio.room(0.8);
  const bench = height * 0.8;
  const glass = tone === 'deep' ? '#cfe6f7' : '#ffffff';
  const edge = mix('#7fb2d8', colours.leaf, 0.25);
  const shelves = [0.24, 0.5].map((share, row) => {
    const y = height * share;
    const jars = indices(Math.ceil(width / 96)).map((i) => {
      const x = i * 96 + row * 40 + 20;
      return (
        box(x, y - 74, 56, 74, glass, { rx: 10, opacity: 0.5 }) +
        box(x, y - 26, 56, 26, colours.leafLight, { rx: 8, opacity: 0.32 }) +
        box(x + 4, y - 84, 48, 13, mix(colours.wash, colours.light, 0.5), { rx: 4 }) +
        line(`M${x + 28} ${y - 26}v-22m0 6l-12-12m12 8l12-10`, colours.leaf, 4, { opacity: 0.34 })
      );
    });
    return group(jars.join('') + box(0, y, width, 10, mix(colours.wash, edge, 0.35)), {
      opacity: tone === 'deep' ? 0.35 : 0.75,
    });
  });
  const table =
    box(
      0,
      bench,
      width,
      height - bench,
      studio.linear(
        [mix(colours.wash, '#ffffff', 0.5), mix(colours.wash, edge, 0.25)],
        [0, bench],
        [0, height],
      ),
    ) + box(0, bench, width, 8, '#ffffff', { opacity: 0.7 });
  const order = random.pick<FlaskForm[]>([
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]);
  const xs = square ? [-0.3, 0.04, 0.34] : [-0.42, 0, 0.4];
  const flasks = order.map((form, index) => ({
    depth: index === 1 ? 1 : 0,
    svg: flask(
      studio,
      focusX + itemAt(xs, index) * unit,
      bench + (index === 1 ? unit * 0.07 : unit * 0.02),
      unit * (index === 1 ? 0.6 : random.range(0.42, 0.48)),
      form,
      glass,
      edge,
    ),
  }));
  return sceneGround(studio, bench) + shelves.join('') + table + paintByDepth(flasks);
}

export const laboratoryMotif: MotifDefinition = {
  draw: drawLaboratory,
  palettes: ['sky', 'lilac', 'blush', 'ivory'],
};

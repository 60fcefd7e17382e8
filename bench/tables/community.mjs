import { makeDataFolder } from '../portal.mjs';
import { atMost, row } from '../report.mjs';
import { compareLists, startProcess } from './compare-lists.mjs';

/** With a million posts these return more rows: an author has written hundreds, and a month is full of answers. */
const showsMore = ['posts of an author', 'totals and best of the month'];

/** Post lists and a post page with a thousand and with a million posts, ten comments each. */
export async function measure({ isQuick }) {
  const few = 1_000;
  const many = isQuick ? 20_000 : 1_000_000;
  const start = startProcess('community-process.ts');
  const [small, large] = [makeDataFolder(), makeDataFolder()];
  try {
    await start(small.folder, 'fill', String(few));
    await start(large.folder, 'fill', String(many));
    const [before, after] = await compareLists(start, small.folder, large.folder);
    return Object.keys(before).map((name) =>
      row(name, after[name] / before[name], {
        unit: '×',
        ...(showsMore.includes(name) ? {} : { promise: atMost(1.5, ' ×') }),
        note: `${before[name].toFixed(2)} ms with ${few}, ${after[name].toFixed(2)} ms with ${many}`,
      }),
    );
  } finally {
    small.remove();
    large.remove();
  }
}

import { makeDataFolder } from '../portal.mjs';
import { atLeast, atMost, row } from '../report.mjs';
import { compareLists, startProcess } from './compare-lists.mjs';

/**
 * Matches one project against a hundred thousand open ones, and times the public lists with a thousand and with a
 * million.
 */
export async function measure({ isQuick }) {
  const few = 1_000;
  const start = startProcess('market-process.ts');
  const matched = isQuick ? 10_000 : 100_000;
  const many = isQuick ? 20_000 : 1_000_000;
  const [small, large] = [makeDataFolder(), makeDataFolder()];
  try {
    await start(small.folder, 'fill', String(few));
    await start(small.folder, 'documents', String(few));
    const quick = await start(small.folder, 'match');
    await start(large.folder, 'fill', String(matched));
    await start(large.folder, 'documents', String(matched));
    const match = await start(large.folder, 'match');
    await start(large.folder, 'fill', String(many));
    const [before, after] = await compareLists(start, small.folder, large.folder);
    return [
      row(`one project against ${matched}`, match.ms, {
        unit: 'ms',
        promise: atMost(100, ' ms'),
        note: `${quick.ms.toFixed(1)} ms against ${few}`,
      }),
      row('matches found', match.found, { promise: atLeast(1), digits: 0 }),
      ...Object.keys(before).map((name) =>
        row(name, after[name] / before[name], {
          unit: '×',
          promise: atMost(1.5, ' ×'),
          note: `${before[name].toFixed(2)} ms with ${few}, ${after[name].toFixed(2)} ms with ${many}`,
        }),
      ),
    ];
  } finally {
    small.remove();
    large.remove();
  }
}

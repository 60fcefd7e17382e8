import { makeDataFolder } from '../portal.mjs';
import { atMost, row } from '../report.mjs';
import { startProcess } from './compare-lists.mjs';

/** Five hundred entries with five scores each, including everything that is written along with them. */
export async function measure({ isQuick }) {
  const count = isQuick ? 100 : 500;
  const calculate = startProcess('contest-process.ts');
  const data = makeDataFolder();
  try {
    const { assignMs, calculateMs, scored, ballots } = await calculate(data.folder, String(count));
    return [
      row(`${count} entries × 5 judges, assigned and calculated`, assignMs + calculateMs, {
        unit: 'ms',
        promise: atMost(2_000, ' ms'),
        digits: 0,
        note: `assigned in ${assignMs.toFixed(0)} ms, calculated in ${calculateMs.toFixed(0)} ms`,
      }),
      row('ballots', ballots, { digits: 0, note: `${scored} entries with a result` }),
    ];
  } finally {
    data.remove();
  }
}

import { serverEnv, serverOptions } from '../../scripts/workspace.mjs';
import { makeDataFolder } from '../portal.mjs';
import { atMost, row } from '../report.mjs';
import { startProcess } from './compare-lists.mjs';

const rows = 10_000;
/** Between the idle server and the one under load, as promised. */
const room = 170;

/** Workbooks of ten thousand rows, checked and written into an empty park, and the memory that it takes. */
export async function measure({ isQuick }) {
  const { folder, remove } = makeDataFolder();
  const count = isQuick ? rows / 10 : rows;
  try {
    const imports = startProcess('import-process.ts', serverEnv, serverOptions);
    await imports(folder, 'books', String(count));
    const figures = await imports(folder, 'import', String(count));
    return Object.entries(figures).flatMap(([name, { uploadS, checkS, writeS, mb, idleMb }]) => [
      row(`${count} ${name}, checked and written`, uploadS + checkS + writeS, {
        unit: 's',
        digits: 1,
        promise: atMost(60, ' s'),
        note: `${uploadS.toFixed(1)} s to read, ${checkS.toFixed(1)} s to check, ${writeS.toFixed(1)} s to write`,
      }),
      row('memory beyond that of the idle server', mb - idleMb, {
        unit: 'MB',
        digits: 0,
        promise: atMost(room, ' MB'),
      }),
    ]);
  } finally {
    remove();
  }
}

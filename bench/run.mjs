// npm run bench [-- speed size dashboards lighthouse inputs login start million search bills money market community contest import rush soak] [--quick] [--bills=1000000]
import { ensureBuilt } from '../scripts/build.mjs';
import { runMain, ScriptError } from '../scripts/workspace.mjs';
import { makeDataFolder, settle, startPortal } from './portal.mjs';
import { printTable, writeResults } from './report.mjs';

/** Tables that use a portal share one; the others start their own. */
const tables = {
  start: { title: 'Start and memory', sharesPortal: false },
  speed: { title: 'Speed beside references', sharesPortal: true },
  size: { title: 'Script and styles, gzip', sharesPortal: true },
  dashboards: { title: 'Figures of two years on the demo park', sharesPortal: true },
  lighthouse: { title: 'Lighthouse', sharesPortal: true },
  inputs: { title: 'What users send, beside plain letters', sharesPortal: true },
  login: { title: 'Logins under flood', sharesPortal: true },
  million: { title: 'A million articles beside a thousand', sharesPortal: false },
  search: { title: 'Search: what is found, and a million documents beside a thousand', sharesPortal: true },
  bills: { title: 'Bills: a run that is killed, and long lists', sharesPortal: false },
  money: { title: 'Lists of money with ten million bills', sharesPortal: false },
  market: { title: 'Matching, and the lists of services and projects', sharesPortal: false },
  community: { title: 'The community with a million posts', sharesPortal: false },
  contest: { title: 'A contest of five hundred entries', sharesPortal: false },
  import: { title: 'Workbooks of ten thousand rows', sharesPortal: false },
  rush: { title: 'Everybody at one moment, over two copies of the server', sharesPortal: false },
  soak: { title: 'Half an hour of mixed use', sharesPortal: true, onlyWhenNamed: true },
};

function chosenTables(args) {
  const wanted = args.filter((name) => !name.startsWith('--'));
  const unknown = wanted.find((name) => !(name in tables));
  if (unknown) throw new ScriptError(`There is no table ${unknown}: ${Object.keys(tables).join(', ')}.`);
  return Object.keys(tables).filter((name) =>
    wanted.length === 0 ? !tables[name].onlyWhenNamed : wanted.includes(name),
  );
}

async function measureAll(names, dataDir, { isQuick, bills }) {
  const results = {};
  let portal;
  try {
    for (const name of names) {
      const { title, sharesPortal } = tables[name];
      process.stderr.write(`\n${title} …\n`);
      if (sharesPortal && !portal) {
        portal = await startPortal(dataDir);
        await settle(portal);
      }
      const { measure } = await import(`./tables/${name}.mjs`);
      results[name] = await measure({ portal, dataDir, isQuick, bills });
      printTable(title, results[name]);
      if (name === names.findLast((other) => tables[other].sharesPortal)) {
        await portal.stop();
        portal = undefined;
      }
    }
  } finally {
    await portal?.stop();
  }
  return results;
}

await runMain(async () => {
  if (process.platform !== 'linux') throw new ScriptError('The figures are read from /proc: Linux only.');
  const args = process.argv.slice(2);
  const names = chosenTables(args);
  const bills = Number(args.find((arg) => arg.startsWith('--bills='))?.slice('--bills='.length)) || undefined;
  await ensureBuilt();
  const { folder, remove } = makeDataFolder();
  try {
    const results = await measureAll(names, folder, { isQuick: args.includes('--quick'), bills });
    console.log(`\nClient, database and server share this machine's processors.\n${writeResults(results)}`);
    const rows = Object.values(results).flat();
    const missed = rows.filter(({ kept }) => kept === false);
    console.log(`${rows.filter(({ kept }) => kept).length} promises kept, ${missed.length} missed`);
    return missed.length === 0 ? 0 : 1;
  } finally {
    remove();
  }
});

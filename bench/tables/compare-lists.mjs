import { spawn } from 'node:child_process';
import { childEnv, root } from '../../scripts/workspace.mjs';

/** Runs a data-filling program over a data folder; `answer` is what it prints. */
export const startProcess =
  (program, settings = {}, options = []) =>
  (dataDir, ...args) => {
    const env = childEnv({
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      DATABASE_OWNER_URL: '',
      LOG_LEVEL: 'warn',
      ...settings,
    });
    const child = spawn('node', [...options, `apps/server/src/large-data/${program}`, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk) => {
      printed += chunk;
    });
    return new Promise((resolve, reject) => {
      child.on('error', reject);
      child.on('exit', (code) =>
        code === 0 ? resolve(printed && JSON.parse(printed)) : reject(new Error(`${args[0]} failed`)),
      );
    });
  };

/** The lowest median time of each list over several alternating rounds, because the machine does other work too. */
export async function compareLists(start, small, large) {
  const [few, many] = [{}, {}];
  for (let round = 0; round < 3; round++)
    for (const [data, times] of [
      [small, few],
      [large, many],
    ])
      for (const [name, ms] of Object.entries(await start(data, 'lists')))
        times[name] = Math.min(ms, times[name] ?? ms);
  return [few, many];
}

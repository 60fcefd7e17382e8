import { run, ScriptError } from './workspace.mjs';

/** Waits for all of them even if one fails, so that nothing is left running. */
export async function sideBySide(...works) {
  const ends = await Promise.allSettled(works);
  const failed = ends.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

export async function runOrFail(command, args, env) {
  const code = await run(command, args, { env });
  if (code !== 0) throw new ScriptError(`${command} ended with exit code ${code}.`);
}

export async function runStage({ title, work }) {
  console.log(`\n━━ ${title} ${'━'.repeat(60 - title.length)}`);
  const startedAt = performance.now();
  try {
    await work();
  } finally {
    console.log(`━━ ${title}: ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

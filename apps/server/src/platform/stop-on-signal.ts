import { inspect } from 'node:util';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

// A terminal's Ctrl-C arrives several times, from it and from npm; only signals after this many ms are deliberate
// repetitions.
const repeatPause = 2_000;

/** Runs `stop` on the first signal, then exits. A later signal exits at once. */
export function stopOnSignal(stop: () => Promise<void>): void {
  let stoppingSince: number | undefined;
  const handle = () => {
    if (stoppingSince === undefined) {
      stoppingSince = performance.now();
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${inspect(error)}\n`);
          process.exit(1);
        },
      );
    } else if (performance.now() - stoppingSince > repeatPause) {
      process.exit(1);
    }
  };
  for (const signal of signals) process.on(signal, handle);
  // The start script that spawned this process has exited.
  process.on('disconnect', handle);
}

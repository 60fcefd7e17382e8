import fc from 'fast-check';
import { isLong } from './test-scope.ts';

/**
 * Runs random command sequences against the portal and a small model of it, which every command compares. A failure
 * reports its seed, its path and the shortest failing sequence.
 */
export async function runModel<Model extends object, Real>(
  commands: readonly fc.Arbitrary<fc.AsyncCommand<Model, Real>>[],
  setup: () => Promise<{ model: Model; real: Real }>,
): Promise<void> {
  const sequences = fc.commands([...commands], { maxCommands: isLong ? 80 : 40, size: 'max' });
  await fc.assert(
    fc.asyncProperty(sequences, async (sequence) => {
      await fc.asyncModelRun(setup, sequence);
    }),
    {
      // The gate runs the same sequences every time, however busy the machine is.
      numRuns: isLong ? 300 : 30,
      ...(isLong ? { interruptAfterTimeLimit: 240_000, seed: Date.now() % 2 ** 31 } : {}),
    },
  );
}

/** Never retried: another sequence would hide what the first one found. */
export const modelOptions = { timeout: isLong ? 300_000 : 240_000, retry: 0 };

import { defineConfig } from 'vitest/config';
import { serverOptions } from '../../vitest.shared.ts';

/** Tests that wait rather than compute; `npm test` runs them in parallel with the others. */
export default defineConfig({
  test: {
    ...serverOptions,
    name: 'slow',
    include: ['src/**/*.slow.test.ts'],
    // While one test file waits, two others can run.
    maxWorkers: 3,
    // Required by Vitest for projects with different numbers of workers.
    sequence: { groupOrder: 1 },
  },
});

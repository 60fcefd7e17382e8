import { defineConfig } from 'vitest/config';
import { serverOptions } from '../../vitest.shared.ts';

/** Tests that wait rather than compute: `npm test` runs them beside what computes. */
export default defineConfig({
  test: {
    ...serverOptions,
    name: 'slow',
    include: ['src/**/*.slow.test.ts'],
    // While one of them waits, two others go on.
    maxWorkers: 3,
    // Vitest asks for it where the number of workers is another.
    sequence: { groupOrder: 1 },
  },
});

import { defineConfig } from 'vitest/config';
import { serverOptions } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...serverOptions,
    name: 'server',
    include: ['src/**/*.test.ts'],
    // They have their own project.
    exclude: ['src/**/*.slow.test.ts'],
  },
});

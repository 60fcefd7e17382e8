import { defineConfig } from 'vitest/config';
import { sharedOptions } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedOptions,
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/global-setup.ts'],
    setupFiles: ['./src/testing/repeatable.ts'],
    // Limits of time in the abuse tests can be missed once on a shared machine.
    retry: process.env.CI ? 2 : 0,
  },
});

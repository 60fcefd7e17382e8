import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'server',
    include: ['src/**/*.test.ts'],
    globalSetup: ['./src/testing/global-setup.ts'],
    setupFiles: ['./src/testing/repeatable.ts'],
    // The files of a worker share the modules they import, which costs a tenth of importing them anew for each.
    isolate: false,
    // Limits of time in the abuse tests can be missed once on a shared machine.
    retry: process.env.CI ? 2 : 0,
    testTimeout: 15_000,
    hookTimeout: 30_000,
  },
});

import { defineConfig } from 'vitest/config';
import { sharedOptions } from '../vitest.shared.ts';

/** Tests of the built web's HTML, without a browser. */
export default defineConfig({
  test: {
    ...sharedOptions,
    name: 'html',
    include: ['html/**/*.test.ts'],
    globalSetup: ['../apps/server/src/testing/global-setup.ts'],
    // Uses the build as it is, without compiling it again.
    server: { deps: { external: [/\/apps\/web\/dist\//] } },
    hookTimeout: 180_000,
    sequence: { groupOrder: 2 },
  },
});

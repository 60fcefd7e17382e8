import { defineConfig } from 'vitest/config';
import { sharedOptions } from '../vitest.shared.ts';

/** What the HTML of the built web says, read without a browser. */
export default defineConfig({
  test: {
    ...sharedOptions,
    name: 'html',
    include: ['html/**/*.test.ts'],
    globalSetup: ['../apps/server/src/testing/global-setup.ts'],
    // As it was built: nothing of it is compiled again.
    server: { deps: { external: [/\/apps\/web\/dist\//] } },
    hookTimeout: 180_000,
    sequence: { groupOrder: 2 },
  },
});

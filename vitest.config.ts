import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'packages/*',
      'apps/*',
      'scripts',
      'apps/server/vitest.slow.config.ts',
      'e2e/vitest.config.ts',
    ],
  },
});

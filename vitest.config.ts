import { defineConfig } from 'vitest/config';

export default defineConfig({
  // Left to itself, Vitest leaves one processor unused, and on a machine with two that is half of them.
  test: { projects: ['packages/*', 'apps/*'], maxWorkers: '100%' },
});

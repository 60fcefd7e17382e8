import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'illustration', isolate: false, include: ['src/**/*.test.ts'] },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { name: 'web', environment: 'node', isolate: false, include: ['src/**/*.test.{ts,tsx}'] },
});

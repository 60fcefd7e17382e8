import { defineConfig } from 'vitest/config';
import { sharedOptions } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...sharedOptions,
    name: 'web',
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/testing/speak-english.ts'],
  },
});

import { defineConfig } from 'vitest/config';
import { sharedOptions } from '../../vitest.shared.ts';

export default defineConfig({
  test: { ...sharedOptions, name: 'illustration', include: ['src/**/*.test.ts'] },
});

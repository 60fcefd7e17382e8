import { defineConfig } from 'vitest/config';
import { sharedOptions } from '../../vitest.shared.ts';

export default defineConfig({
  test: { ...sharedOptions, name: 'contract', include: ['src/**/*.test.ts'] },
});

import { defineConfig } from 'vitest/config';
import { sharedOptions } from '../../vitest.shared.ts';

export default defineConfig({
  test: { ...sharedOptions, name: 'texts', include: ['**/*.test.ts'] },
});

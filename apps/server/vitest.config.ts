import { defineConfig } from 'vitest/config';
import { serverOptions } from '../../vitest.shared.ts';

export default defineConfig({
  test: {
    ...serverOptions,
    name: 'server',
    include: ['src/**/*.test.ts'],
    // They have a project of their own.
    exclude: ['src/**/*.slow.test.ts'],
  },
});

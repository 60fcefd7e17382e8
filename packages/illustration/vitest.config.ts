import { defineConfig } from 'vitest/config';

export default defineConfig({ test: { name: 'illustration', include: ['src/**/*.test.ts'] } });

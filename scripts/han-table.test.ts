import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { hanTable } from './han-table.mjs';
import { root } from './workspace.mjs';

it('keeps the table of characters as the packages have it', () => {
  const kept = readFileSync(join(root, 'apps/server/src/platform/text/han-table.ts'), 'utf8');
  expect(kept).toBe(hanTable());
});

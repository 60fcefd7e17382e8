import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { collectLists } from './collect.mjs';
import { root } from './workspace.mjs';

it.each(Object.entries(collectLists()))(
  '%s lists what there is; `npm run messages` writes it',
  (path, text) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  },
);

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { memberRoutes } from './account-routes.tsx';

/** Where `account-page.ts` finds pages; an address with any other page stays empty. */
const isFound = (id: string) => /^src\/features\/.+\/(?:account|manage)\/(?:.+\/)?[^/]+Page\.tsx$/.test(id);

it('every address has a page that is found', () => {
  const lost = memberRoutes.flatMap(({ path, id }) =>
    id === undefined || (isFound(id) && existsSync(join(import.meta.dirname, '..', id))) ? [] : [path],
  );
  expect(lost).toEqual([]);
});

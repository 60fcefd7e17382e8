import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { messageEvents } from '@portal/contract/collected/message-events';
import type { MessageEvent } from '@portal/contract/message-event';
import { expect, it } from 'vitest';

const tables = ['routes.tsx', 'account-routes.tsx'].map((name) =>
  readFileSync(join(import.meta.dirname, '../../..', name), 'utf8'),
);
const addresses = tables.flatMap((table) =>
  [...table.matchAll(/path: '([^']+)'/g)].map(([, path]) => `/${path}`),
);

it.each(Object.entries<MessageEvent>(messageEvents))(
  '%s leads to pages that there are',
  (_code, { pages }) => {
    for (const page of pages)
      expect(
        addresses.some((address) => address === page || address.startsWith(`${page}/`)),
        page,
      ).toBe(true);
  },
);

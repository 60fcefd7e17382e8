import type { searchRecord } from '@portal/contract/search/public';
import { useEffect } from 'react';
import type { z } from 'zod';
import { island } from '../../../platform/island/island.tsx';

/** Counts a search. Nothing depends on it, so a failure is ignored. */
async function countSearch(search: z.input<typeof searchRecord.input>): Promise<void> {
  const silently = await import('../../../platform/api/call-silently.ts').catch(() => undefined);
  await silently?.callSilently('POST /api/searchManage/search/record', search);
}

/** Counts the search of this page once it is seen. Renders nothing. */
function SearchBeacon({ keyword, lang }: z.input<typeof searchRecord.input>) {
  useEffect(() => {
    void countSearch({ keyword, lang });
  }, [keyword, lang]);
  return null;
}

export default island('search/public/SearchBeacon', SearchBeacon, 'idle');

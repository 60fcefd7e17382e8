import { paths } from '@portal/contract/paths';
import { errands, isErrand } from '@portal/contract/search/errands';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  ERRAND: {
    name: m.search_kind_errand,
    href: ({ refId }) => (isErrand(refId) ? errands[refId].href() : paths.publicServices()),
  },
} satisfies FoundKinds;

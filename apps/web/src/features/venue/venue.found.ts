import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  VENUE: { name: m.site_nav_venues, href: ({ refId }) => paths.venue(refId) },
} satisfies FoundKinds;

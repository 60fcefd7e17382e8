import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  VENTURE: { name: m.site_nav_ventures, href: ({ refId }) => paths.venture(refId) },
} satisfies FoundKinds;

import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';
import { paths } from '../../paths.ts';

export const found = {
  VENTURE: { name: m.site_nav_ventures, href: ({ refId }) => paths.venture(refId) },
} satisfies FoundKinds;

import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  ENTERPRISE: { name: m.search_kind_enterprise, href: ({ refId }) => paths.article('STYLE', refId) },
} satisfies FoundKinds;

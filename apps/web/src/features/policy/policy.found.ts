import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  POLICY: { name: m.search_kind_policy, href: ({ refId }) => paths.policy(refId) },
  DECLARE_ITEM: { name: m.search_kind_declare_item, href: ({ refId }) => paths.declareItem(refId) },
} satisfies FoundKinds;

import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  PROJECT: { name: m.search_kind_project, href: ({ refId }) => paths.match(refId) },
} satisfies FoundKinds;

import { postPath } from '@portal/contract/community/post-path';
import type { PostKind } from '@portal/contract/community/terms';
import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';

export const found = {
  // In search results, the section of a post is its kind.
  POST: {
    name: m.community_post,
    href: ({ refId, section }) => postPath((section ?? 'THEME') as PostKind, refId),
  },
} satisfies FoundKinds;

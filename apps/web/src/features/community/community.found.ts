import * as m from '@portal/texts/messages';
import type { FoundKinds } from '../../feature/found-words.ts';
import { pathOfPost } from './shared/post-path.ts';

export const communityFound = {
  POST: { name: m.community_post, href: ({ refId, section }) => pathOfPost(section ?? 'THEME', refId) },
} satisfies FoundKinds;

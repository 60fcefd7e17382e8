import type { PostKind } from '@portal/contract/community-terms';

const folders: Record<PostKind, string> = {
  THEME: '/themedetails',
  QUESTION: '/answerdetails',
  LOTTERY: '/awarddetails',
  VOTE: '/votedetails',
  RECRUIT: '/recruit',
};

/** The page of a post, which everybody may read while it is public. */
export const postPath = (kind: PostKind, id: string): string => `${folders[kind]}/${id}`;

/** Where its author sees it, whatever its state. */
export const ownPostPath = (id: string): string => `/my-post?post=${id}`;

import type { PostKind } from './terms.ts';

const folders: Record<PostKind, string> = {
  THEME: '/themedetails',
  QUESTION: '/answerdetails',
  LOTTERY: '/awarddetails',
  VOTE: '/votedetails',
  RECRUIT: '/recruit',
};

/** Path of a post's page, which anyone may read while it is public. */
export const postPath = (kind: PostKind, id: string): string => `${folders[kind]}/${id}`;

import { type PostKind, type PostState, shownPostStates } from '@portal/contract/community-terms';

const folders: Record<PostKind, string> = {
  THEME: '/themedetails',
  QUESTION: '/answerdetails',
  LOTTERY: '/awarddetails',
  VOTE: '/votedetails',
  RECRUIT: '/recruit',
};

/** The page of a post, which everybody may read while it is public. */
export const postPath = (kind: PostKind, id: string): string => `${folders[kind]}/${id}`;

const shownStates: readonly PostState[] = shownPostStates;

/** The same, as long as it leads anywhere; empty otherwise. */
export const shownPostPath = (kind: PostKind, id: string, state: PostState): string =>
  shownStates.includes(state) ? postPath(kind, id) : '';

/** Where its author sees it, whatever its state. */
export const ownPostPath = (id: string): string => `/my-post?post=${id}`;

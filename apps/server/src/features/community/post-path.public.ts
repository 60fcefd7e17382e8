import { type PostKind, type PostState, shownPostStates } from '@portal/contract/community-terms';
import { postPath } from '@portal/contract/post-path';

const shownStates: readonly PostState[] = shownPostStates;

/** The page of a post, as long as it leads anywhere; empty otherwise. */
export const shownPostPath = (kind: PostKind, id: string, state: PostState): string =>
  shownStates.includes(state) ? postPath(kind, id) : '';

/** Where its author sees it, whatever its state. */
export const ownPostPath = (id: string): string => `/my-post?post=${id}`;

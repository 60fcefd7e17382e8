import { postPath } from '@portal/contract/community/post-path';
import { type PostKind, type PostState, shownPostStates } from '@portal/contract/community/terms';
import { paths } from '@portal/contract/paths';

const shownStates: readonly PostState[] = shownPostStates;

/** The page of a post; empty while it isn't visible. */
export const shownPostPath = (kind: PostKind, id: string, state: PostState): string =>
  shownStates.includes(state) ? postPath(kind, id) : '';

/** The author's own page for a post, whatever its state. */
export const ownPostPath = (id: string): string => paths.ownPosts({ post: id });

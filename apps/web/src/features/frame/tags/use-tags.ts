import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useReplaced } from '../../../platform/account/replaced-address.ts';
import { useMenus, useUser } from '../../../platform/account/use-user.ts';
import {
  addressAfter,
  closeAllTags,
  closeOtherTags,
  closeTag,
  type Tag,
  visitTag,
  withAffix,
} from './tags.ts';

const keyOf = (userAccId: string) => `park_portal_tags_${userAccId}`;

function readTags(key: string): readonly Tag[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Tag[]) : [];
  } catch {
    return [];
  }
}

/** The opened pages of this window, and the actions on them. */
export function useTags() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { userAccId } = useUser();
  // A change of user reloads the document; until then the tags belong to the current user.
  const [key] = useState(() => keyOf(userAccId));
  const home = useMenus().find(({ resUrl }) => resUrl)?.resUrl ?? pathname;
  const [kept, setKept] = useState(() => readTags(key));
  const address = pathname + search;
  // The current page keeps its tag until the next one has loaded, or a pending confirmation is answered.
  const replaced = useReplaced();
  const tags = visitTag(withAffix(kept, home), pathname, address, replaced);
  const text = JSON.stringify(tags);
  useEffect(
    () => setKept((before) => visitTag(before, pathname, address, replaced)),
    [pathname, address, replaced],
  );
  useEffect(() => sessionStorage.setItem(key, text), [key, text]);

  const leave = (after: readonly Tag[]) => {
    setKept(after);
    const next = addressAfter(tags, after, pathname);
    if (next) void navigate(next);
  };
  return {
    tags,
    current: pathname,
    close: (path: string) => leave(closeTag(tags, path)),
    closeOthers: (path: string) => {
      setKept(closeOtherTags(tags, path));
      const tag = tags.find((each) => each.path === path);
      if (tag && path !== pathname) void navigate(tag.address);
    },
    closeAll: () => leave(closeAllTags(tags)),
  };
}

export type Tags = ReturnType<typeof useTags>;

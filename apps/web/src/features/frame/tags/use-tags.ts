import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
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

/** The opened pages of this window, and what can be done with them. */
export function useTags() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const { userAccId } = useUser();
  // Another user comes with another document; until that is loaded the tags stay this one's.
  const [key] = useState(() => keyOf(userAccId));
  const home = useMenus().find(({ resUrl }) => resUrl)?.resUrl ?? pathname;
  const [kept, setKept] = useState(() => readTags(key));
  const address = pathname + search;
  // The present page has a tag as long as one is on it: until the next has loaded, or a question lets one go.
  const tags = visitTag(withAffix(kept, home), pathname, address);
  const text = JSON.stringify(tags);
  useEffect(() => setKept((before) => visitTag(before, pathname, address)), [pathname, address]);
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

import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useMenus, useUser } from '../../../platform/member/use-user.ts';
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
  // The present page has a tag even while a question keeps it from being left.
  const tags = visitTag(withAffix(kept, home), pathname, pathname + search);
  const text = JSON.stringify(tags);
  useEffect(() => {
    sessionStorage.setItem(key, text);
    setKept(JSON.parse(text) as Tag[]);
  }, [key, text]);

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

import { z } from 'zod';
import * as call from '../call.ts';

const session = { tag: 'identity', access: 'session' } as const;

/** A group (no `resUrl`), a page, or a subpage that is reachable but not listed (no `icon`). */
export interface MenuItem {
  resNo: string;
  resUrl: string;
  name: string;
  icon: string;
  childrenMenus: MenuItem[];
  /** The caller may view the work on this page but not do it: an administrator, or by a role of the park’s own. */
  readsOnly?: true;
}

const entry = {
  resNo: z.string(),
  resUrl: z.string(),
  name: z.string(),
  icon: z.string(),
  readsOnly: z.literal(true).optional(),
};
const accessOnly = z.object({ ...entry, childrenMenus: z.array(z.object({})).max(0) });
const page = z.object({ ...entry, childrenMenus: z.array(accessOnly) });

/** Exactly three levels, so that each level has its own schema. */
const menuItem = z.object({ ...entry, childrenMenus: z.array(page) });

export const menuQueryList = call.read(session, '/api/userManage/menu/queryList', {
  summary: 'Returns the pages the caller can open, as the tree of the sidebar.',
  output: z.array(menuItem),
  bodyKey: 'menusList',
});

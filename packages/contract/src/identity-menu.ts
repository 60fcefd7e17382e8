import { z } from 'zod';
import { endpoint } from './endpoint.ts';

/** A group (resUrl empty), a page, or a page below one that is reachable but not shown (icon empty). */
export interface MenuItem {
  resNo: string;
  resUrl: string;
  name: string;
  icon: string;
  childrenMenus: MenuItem[];
  /** The caller, an administrator, may look at the work of this page and do none of it. */
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

/** Three levels and no more, so that every level has a shape of its own. */
const menuItem = z.object({ ...entry, childrenMenus: z.array(page) });

export const menuQueryList = endpoint({
  method: 'GET',
  path: '/api/userManage/menu/queryList',
  summary: 'The pages the logged-in user may open, as the tree of the sidebar.',
  tag: 'identity',
  access: 'session',
  input: z.object({}),
  output: z.array(menuItem),
  refuses: [],
  bodyKey: 'menusList',
});

export const menuEndpoints = [menuQueryList] as const;

import { type MenuItem, menuQueryList } from '@portal/contract/identity/menu';
import { userQueryDetail } from '@portal/contract/identity/user-manage';
import { operatorRoleLabels } from '@portal/contract/operator-role';
import { paths } from '@portal/contract/paths';
import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  inNamedOrder,
  noteOf,
  onceEach,
  type PaletteContribution,
  type PaletteSource,
} from '../../feature/palette-source.ts';
import { maskPhone } from '../../platform/text/mask.ts';
import { enterprises } from '../enterprise/enterprise.table.ts';
import { listMenus } from './menu/list-menus.public.ts';
import { users } from './user.table.ts';

interface Page extends Pick<MenuItem, 'resUrl' | 'name'> {
  group: string;
}

const pagesOf = (menus: readonly MenuItem[], group = ''): Page[] =>
  menus.flatMap(({ resUrl, name, childrenMenus }) => [
    ...(resUrl === '' ? [] : [{ resUrl, name, group }]),
    ...pagesOf(childrenMenus, name),
  ]);

/** Pages are the caller's own menu, so nothing is read where no page has such a name. */
const pages: PaletteSource = {
  kind: 'PAGE',
  shows: menuQueryList,
  async find({ db, actor, named, menus }) {
    if (named.PAGE.length === 0) return [];
    const own = pagesOf(await listMenus(db, actor, menus)).filter(({ resUrl }) =>
      named.PAGE.includes(resUrl),
    );
    return inNamedOrder(named.PAGE, own, ({ resUrl }) => resUrl).map(({ resUrl, name, group }) => ({
      refId: resUrl,
      title: name,
      note: group,
      link: resUrl,
    }));
  },
};

const isPhone = (text: string) => /^1\d{10}$/.test(text);

const people: PaletteSource = {
  kind: 'PERSON',
  shows: userQueryDetail,
  async find({ db, text, named, limit }) {
    const { id, name, phoneNumber, operatorRoles } = users;
    const select = () =>
      db
        .select({ id, name, phoneNumber, operatorRoles, enterprise: enterprises.shortName })
        .from(users)
        .leftJoin(enterprises, eq(enterprises.id, users.enterpriseId));
    const called = named.PERSON.length === 0 ? [] : await select().where(inArray(id, [...named.PERSON]));
    // Said as the index of numbers says it, which holds no account that has ended.
    const isReached = and(eq(phoneNumber, text), sql`${users.status} <> 'CANCELLED'`);
    const reached = isPhone(text) ? await select().where(isReached).limit(limit) : [];
    const found = onceEach(
      limit,
      reached,
      inNamedOrder(named.PERSON, called, (row) => row.id),
    );
    return found.map((user) => ({
      refId: user.id,
      title: user.name,
      note: noteOf(
        user.enterprise,
        ...user.operatorRoles.map((role) => operatorRoleLabels[role]()),
        maskPhone(user.phoneNumber),
      ),
      link: paths.manageUsers({ user: user.id }),
    }));
  },
};

export const identityPalette: PaletteContribution = { sources: [pages, people] };

import type { PaletteHit } from '@portal/contract/palette/public';
import { type PaletteKind, paletteKinds } from '@portal/contract/palette/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useActsHere } from '../../../platform/account/acts/offered-acts.ts';
import { useMenus, useUser } from '../../../platform/account/use-user.ts';
import type { MenuItem } from '../../../platform/client-state/client-state.ts';
import { relativeTime } from '../../../platform/display/relative-time.ts';
import { currentLocale } from '../../../platform/i18n/language.ts';
import { zapIcon } from '../../../ui/icon/shapes.ts';
import { useMenuName } from '../../identity/shared/menu-name.ts';
import { matches, type PaletteGroup, type PaletteItem, readTyped, withPages } from './palette-groups.ts';
import { kindLooks } from './palette-kinds.ts';
import { readRecent } from './recent.ts';
import { useAnswer } from './use-answer.ts';
import { useWaiting } from './use-waiting.ts';

interface Page {
  name: string;
  group: string;
  href: string;
}

const pagesIn = (menus: readonly MenuItem[], nameOf: (name: string) => string, group = ''): Page[] =>
  menus.flatMap(({ resUrl, name, icon, childrenMenus }) => [
    // An entry without an icon can be reached from another page only.
    ...(resUrl === '' || icon === '' ? [] : [{ name: nameOf(name), group, href: resUrl }]),
    ...pagesIn(childrenMenus, nameOf, nameOf(name)),
  ]);

const pageItem = ({ name, group, href }: Page): PaletteItem => ({
  key: `page ${href}`,
  title: name,
  note: group,
  icon: kindLooks.PAGE.icon,
  href,
});

const hitItem = (hit: PaletteHit): PaletteItem => ({
  key: `${hit.kind} ${hit.refId}`,
  title: hit.title,
  note: hit.note,
  icon: kindLooks[hit.kind].icon,
  href: hit.link,
  hit,
});

/** What can be done for an enterprise that was found. */
const leadsOf = ({ title, acts }: PaletteHit): PaletteItem[] =>
  acts.map(({ label, link }) => ({
    key: `lead ${link}`,
    title: m.palette_for({ name: title, act: label }),
    note: '',
    icon: zapIcon,
    href: link,
  }));

function groupsOf(hits: readonly PaletteHit[]): PaletteGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))].filter((kind) => kind !== 'PAGE');
  const enterprise = hits.find(({ kind }) => kind === 'ENTERPRISE');
  return kinds.flatMap((kind): PaletteGroup[] => {
    const items = hits.filter((hit) => hit.kind === kind).map(hitItem);
    const group = { key: kind, kind, name: kindLooks[kind].name(), items };
    return kind === 'ENTERPRISE' && enterprise
      ? [group, { key: 'acts', name: m.palette_group_acts(), items: leadsOf(enterprise) }]
      : [group];
  });
}

/** The pages of the user’s menu whose names contain the text, and those the server found by pinyin. */
function pagesFound(pages: readonly Page[], hits: readonly PaletteHit[], text: string): Page[] {
  const bySound = hits.filter(({ kind }) => kind === 'PAGE').map(({ link }) => link);
  const found = pages.filter(({ name, href }) => matches(name, text) || bySound.includes(href));
  return found.toSorted(
    (a, b) => a.name.indexOf(text) - b.name.indexOf(text) || a.name.length - b.name.length,
  );
}

const maxPages = 5;
const maxRecent = 4;

/** What the palette shows for what is typed, and whether more of it is still on its way. */
export function useGroups(typed: string, only: PaletteKind | null) {
  const { userAccId } = useUser();
  const nameOf = useMenuName();
  const pages = pagesIn(useMenus(), nameOf);
  const here: PaletteGroup = {
    key: 'here',
    name: m.palette_group_here(),
    items: useActsHere().flatMap(({ key, text, icon = zapIcon, disabled, busy, submits, href, onPress }) =>
      disabled || busy || submits
        ? []
        : [{ key: `act ${key}`, title: text, note: '', icon, href, run: onPress }],
    ),
  };
  const waiting = useWaiting();
  const [now] = useState(() => Date.now());
  const [recent, setRecent] = useState(() => readRecent(userAccId));
  const { text, only: mode } = readTyped(typed);
  const kind = mode === 'people' ? 'PERSON' : only;
  const { hits, isSettled } = useAnswer(mode === 'acts' ? '' : text, kind);
  const forget = () => setRecent([]);

  if (text === '' && mode === null && only === null) {
    const opened = recent.slice(0, maxRecent).map((one) => ({
      key: `recent ${one.href}`,
      ...one,
      note: [one.note, relativeTime(one.at, now, currentLocale())].filter(Boolean).join(' · '),
    }));
    const groups: PaletteGroup[] = [
      { key: 'recent', name: m.palette_group_recent(), items: opened },
      { key: 'waiting', name: m.palette_group_waiting(), items: waiting },
      here,
      {
        key: 'PAGE',
        kind: 'PAGE',
        name: m.palette_kind_page(),
        items: pages.slice(0, maxPages).map(pageItem),
      },
    ];
    return { groups, isSettled: true, forget };
  }
  const acts = { ...here, items: here.items.filter(({ title }) => matches(title, text)) };
  const pageGroup: PaletteGroup = {
    key: 'PAGE',
    kind: 'PAGE',
    name: m.palette_kind_page(),
    items: pagesFound(pages, hits, text).map(pageItem),
  };
  if (mode === 'acts') return { groups: [acts, pageGroup], isSettled: true, forget };
  const found = groupsOf(hits);
  if (kind !== null)
    return {
      groups: (kind === 'PAGE' ? [pageGroup] : found).filter((group) => group.kind === kind),
      isSettled,
      forget,
    };
  return { groups: [...withPages(found, pageGroup, text), acts], isSettled, forget };
}

/** The kinds that Tab can narrow to. */
export const isKind = (value: string | undefined): value is PaletteKind =>
  (paletteKinds as readonly (string | undefined)[]).includes(value);

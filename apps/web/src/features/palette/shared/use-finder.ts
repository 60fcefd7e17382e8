import type { PaletteKind } from '@portal/contract/palette/terms';
import { type KeyboardEvent, useEffect, useEffectEvent, useState } from 'react';
import { useHref, useNavigate } from 'react-router';
import { useUser } from '../../../platform/account/use-user.ts';
import { type PaletteGroup, type PaletteItem, shortened } from './palette-groups.ts';
import { kindLooks } from './palette-kinds.ts';
import { forgetRecent, keepRecent } from './recent.ts';
import { isKind, useGroups } from './use-groups.ts';

/** The key of the line that shows the rest of a group. */
export const moreKey = (group: string): string => `more ${group}`;

/** The lines of groups from top to bottom, those that show more included. */
const linesOf = (groups: readonly PaletteGroup[]): PaletteItem[] =>
  groups.flatMap(({ key, items, hidden }) => [
    ...items,
    ...(hidden === undefined ? [] : [{ key: moreKey(key), title: '', note: '', icon: '' }]),
  ]);

/** Goes to an address, in this tab or in a new one. */
function useOpening(onClose: () => void) {
  const navigate = useNavigate();
  const base = useHref('/').replace(/\/$/, '');
  return (href: string, inNewTab: boolean) => {
    if (inNewTab) window.open(base + href, '_blank', 'noopener');
    else {
      onClose();
      void navigate(href);
    }
  };
}

interface Closing {
  onClose: () => void;
  /** Shows the keys of the page instead. */
  onKeys: () => void;
}

/** What is typed, found, marked and opened in the palette. */
export function useFinder({ onClose, onKeys }: Closing) {
  const { userAccId } = useUser();
  const [typed, setTyped] = useState('');
  const [only, setOnly] = useState<PaletteKind | null>(null);
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [pointed, setPointed] = useState<string>();
  const [enters, setEnters] = useState(false);
  const goTo = useOpening(onClose);
  const { groups: all, isSettled, forget } = useGroups(typed, only);
  const groups = shortened(all, opened);
  const items = linesOf(groups);
  const current = items.find(({ key }) => key === pointed) ?? items[0];
  const group = groups.find((one) => one.items.some(({ key }) => key === current?.key));
  const narrowsTo = isKind(group?.kind) ? group.kind : null;

  const type = (text: string) => {
    if (text === '?') return onKeys();
    setTyped(text);
    setPointed(undefined);
    setOpened(new Set());
    setEnters(false);
  };
  const reveal = (one: PaletteGroup) => {
    setPointed(all.find(({ key }) => key === one.key)?.items[one.items.length]?.key);
    setOpened(new Set([...opened, one.key]));
  };
  const choose = (item: PaletteItem | undefined, inNewTab = false) => {
    const closed = groups.find(({ key }) => moreKey(key) === item?.key);
    if (closed) return reveal(closed);
    if (!item) return;
    const { href, run, title, note, icon, hit } = item;
    if (href === undefined) {
      onClose();
      return run?.();
    }
    const kept = { title, note: hit ? kindLooks[hit.kind].name() : note, icon, href, at: Date.now() };
    keepRecent(userAccId, kept);
    goTo(href, inNewTab);
  };
  // Enter before the answer means the best hit, which is not known yet.
  const chooseBest = useEffectEvent(() => {
    setEnters(false);
    choose(items[0]);
  });
  useEffect(() => {
    if (enters && isSettled) chooseBest();
  }, [enters, isSettled]);
  const narrow = () => {
    setOnly(only === null ? narrowsTo : null);
    setPointed(undefined);
  };
  const move = (by: number) => {
    const at = items.findIndex(({ key }) => key === current?.key);
    setPointed(items[(at + by + items.length) % items.length]?.key);
  };
  /** What a key does; undefined where it does what it does in any field. */
  const actOf = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): (() => void) | undefined => {
    const lead = altKey ? current?.hit?.acts[Number(key) - 1] : undefined;
    if (lead) return () => goTo(lead.link, false);
    if (key === 'ArrowDown') return () => move(1);
    if (key === 'ArrowUp') return () => move(-1);
    if (key === 'Tab' && (only !== null || narrowsTo !== null)) return narrow;
    if (key !== 'Enter') return undefined;
    const isKnown = isSettled || pointed !== undefined;
    return () => (isKnown ? choose(current, ctrlKey || metaKey) : setEnters(true));
  };
  return {
    typed,
    type,
    only,
    narrow,
    groups,
    items,
    current,
    point: setPointed,
    chooseKey: (key: string) => choose(items.find((item) => item.key === key)),
    press: (event: KeyboardEvent) => {
      // While a word is composed, its keys belong to the input method.
      const act = event.nativeEvent.isComposing ? undefined : actOf(event);
      if (!act) return;
      event.preventDefault();
      act();
    },
    isSettled,
    forget: () => {
      forgetRecent(userAccId);
      forget();
    },
  };
}

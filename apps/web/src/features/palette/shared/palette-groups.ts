import type { PaletteHit } from '@portal/contract/palette/public';
import type { PaletteKind } from '@portal/contract/palette/terms';

/** A line that can be chosen. */
export interface PaletteItem {
  key: string;
  title: string;
  note: string;
  icon: string;
  /** Where it leads; absent for an act. */
  href?: string;
  /** What it does. */
  run?: () => void;
  /** The record, for its preview. */
  hit?: PaletteHit;
}

export interface PaletteGroup {
  key: string;
  name: string;
  items: readonly PaletteItem[];
  /** The kind that Tab narrows to. */
  kind?: PaletteKind;
  /** How many of its items are hidden. */
  hidden?: number;
}

/** What somebody typed: `>` looks for acts only, `@` for people. */
export function readTyped(typed: string): { text: string; only: 'acts' | 'people' | null } {
  const trimmed = typed.trim();
  if (trimmed.startsWith('>')) return { text: trimmed.slice(1).trim(), only: 'acts' };
  if (trimmed.startsWith('@')) return { text: trimmed.slice(1).trim(), only: 'people' };
  return { text: trimmed, only: null };
}

export const matches = (title: string, text: string): boolean =>
  title.toLowerCase().includes(text.toLowerCase());

const startsSo = (title: string, text: string): boolean => title.toLowerCase().startsWith(text.toLowerCase());

/** Lines of a group that is not the first one; the rest shows when asked for. */
const fewLines = 2;

/** The groups without those that are empty; all but the first show two lines until they are opened. */
export const shortened = (groups: readonly PaletteGroup[], opened: ReadonlySet<string>): PaletteGroup[] =>
  groups
    .filter(({ items }) => items.length > 0)
    .map((group, at) => {
      const shown = at === 0 || opened.has(group.key) || group.items.length <= fewLines + 1;
      return shown
        ? group
        : { ...group, items: group.items.slice(0, fewLines), hidden: group.items.length - fewLines };
    });

/** Pages come first where their name begins as typed, and after the first group of records otherwise. */
export function withPages(
  groups: readonly PaletteGroup[],
  pages: PaletteGroup,
  text: string,
): readonly PaletteGroup[] {
  const isMeant = pages.items.some(({ title }) => startsSo(title, text));
  return isMeant ? [pages, ...groups] : [...groups, pages];
}

import type { SearchKind } from '@portal/contract/kinds';
import type { FoundKinds, FoundWords } from '../feature/found-words.ts';

const modules = import.meta.glob<FoundKinds>('./*/*.found.ts', { eager: true, import: 'found' });

/** The search results of every feature; that none is missing is tested. */
export const foundKinds: Record<SearchKind, FoundWords> = Object.assign({}, ...Object.values(modules));

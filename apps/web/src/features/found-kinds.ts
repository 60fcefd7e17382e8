import type { SearchKind } from '@portal/contract/kinds';
import type { FoundKinds, FoundWords } from '../feature/found-words.ts';

const modules = import.meta.glob<FoundKinds>('./*/*.found.ts', { eager: true, import: 'found' });

/** Words for the search results of every feature; a test checks that none is missing. */
export const foundKinds: Record<SearchKind, FoundWords> = Object.assign({}, ...Object.values(modules));

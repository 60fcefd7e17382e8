import type { SearchKind } from '@portal/contract/kinds';
import type { SearchDocument } from '../../feature/search-source.ts';
import { tsvectorOf } from '../../platform/text/bigrams.ts';
import { nearWordsOf } from '../../platform/text/near-words.ts';
import type { searchDocuments } from './search-document.table.ts';

/** Rises when rows are written differently; older ones are found by what they have until they are renewed. */
export const indexVersion = 1;

/** The lexeme that marks the kind; no text can contain it. */
export const kindMark = (kind: SearchKind): string => `#${kind}`;

// Longer than any text of the portal; prevents one row from filling the index.
const maxText = 100_000;

/** The row of a document, with its words split for the index. */
export function rowOfDocument(
  document: SearchDocument,
  indexedAt: Date,
): typeof searchDocuments.$inferInsert {
  const { title, summary, tags = [] } = document;
  const text = document.text.slice(0, maxText);
  const marks = [kindMark(document.kind)];
  return {
    kind: document.kind,
    refId: document.refId,
    lang: document.lang,
    section: document.section ?? null,
    title,
    summary,
    text,
    publishedAt: document.publishedAt ?? null,
    visibleFrom: document.visibleFrom ?? null,
    visibleTo: document.visibleTo ?? null,
    weight: document.weight ?? 0,
    titleWords: tsvectorOf([{ text: title, weight: 'A' }], marks),
    words: tsvectorOf(
      [
        { text: title, weight: 'A' },
        { text: summary, weight: 'B' },
        { text: tags.join(' '), weight: 'B' },
        { text, weight: 'C' },
      ],
      marks,
    ),
    nearWords: nearWordsOf(title),
    indexVersion,
    indexedAt,
  };
}

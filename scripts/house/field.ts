import { wordsOf } from './name-forms.ts';
import { partOf } from './parts.ts';
import { catalogueOf, type Source } from './sources.ts';

export interface FieldUse {
  /** Files that name the field itself, by part. */
  named: Map<string, string[]>;
  /** Catalogues with a message about it, such as its label. */
  texts: string[];
}

/** Counts the files that name a field, exactly as the contract spells it. */
export function findField(field: string, sources: readonly Source[]): FieldUse {
  const exact = new RegExp(`(?<![\\w$])${field}(?![\\w$])`);
  const inKeys = new RegExp(`"\\w*_${wordsOf(field).join('_')}(?:_\\w+)?":`);
  const isCatalogue = ({ path }: Source) => catalogueOf(path) !== undefined;
  const named = new Map<string, string[]>();
  for (const source of sources) {
    const part = partOf(source.path);
    if (!part || isCatalogue(source) || !exact.test(source.text)) continue;
    named.set(part, [...(named.get(part) ?? []), source.path]);
  }
  return {
    named,
    texts: sources
      .filter(isCatalogue)
      .filter(({ text }) => inKeys.test(text))
      .map(({ path }) => path),
  };
}

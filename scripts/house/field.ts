import { wordsOf } from './name-forms.ts';
import { type Part, partOf } from './parts.ts';
import { catalogueOf, type Source } from './sources.ts';

export interface FieldUse {
  /** Files that name the field itself, by part. */
  named: Map<Part, string[]>;
  /** Catalogues with a message for it, such as its label. */
  texts: string[];
  /** Tests that use it as an example. */
  examples: string[];
}

// Test files only: shared helpers that fill the field, in `testing/` or `e2e/support`, count towards its price.
const isExample = (path: string) => /\.(?:test|spec)\.tsx?$/.test(path);

/**
 * Counts the files that name a field, exactly as the contract spells it. A field that nothing else reads shows what a
 * new field costs; other fields are also named where they are used. Tests are counted separately, since adding a field
 * does not change tests about other fields.
 */
export function findField(field: string, sources: readonly Source[]): FieldUse {
  const exact = new RegExp(`(?<![\\w$])${field}(?![\\w$])`);
  const inKeys = new RegExp(`"\\w*_${wordsOf(field).join('_')}(?:_\\w+)?":`);
  const isCatalogue = ({ path }: Source) => catalogueOf(path) !== undefined;
  const naming = sources.flatMap((source) => {
    const part = partOf(source.path);
    return part && !isCatalogue(source) && exact.test(source.text) ? [{ part, path: source.path }] : [];
  });
  const named = new Map<Part, string[]>();
  for (const { part, path } of naming) {
    if (!isExample(path)) named.set(part, [...(named.get(part) ?? []), path]);
  }
  return {
    named,
    texts: sources
      .filter(isCatalogue)
      .filter(({ text }) => inKeys.test(text))
      .map(({ path }) => path),
    examples: naming.map(({ path }) => path).filter(isExample),
  };
}

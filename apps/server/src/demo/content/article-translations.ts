import type { ArticleTranslation } from './article-source.ts';
import { parseBlocks } from './parse-blocks.ts';
import { readDemoTexts } from './read-demo-data.ts';

const languages = ['en', 'es', 'ja'] as const;

/** Translations by article key; each starts with `# title`, followed by `key:` and `summary:` lines. */
export function readTranslations(): Map<string, ArticleTranslation[]> {
  const byKey = new Map<string, ArticleTranslation[]>();
  for (const lang of languages) {
    const pieces = readDemoTexts(`translations/${lang}`).flatMap((text) => text.split(/^# /m).slice(1));
    for (const piece of pieces) {
      const { key, ...translation } = parseTranslation(lang, piece);
      byKey.set(key, [...(byKey.get(key) ?? []), translation]);
    }
  }
  return byKey;
}

function parseTranslation(
  lang: ArticleTranslation['lang'],
  piece: string,
): ArticleTranslation & { key: string } {
  const [top = '', ...paragraphs] = piece.trim().split(/\n\n/);
  const found = /^(.+)\nkey: (.+)\nsummary: (.+)$/.exec(top);
  if (!found) throw new Error(`A ${lang} translation lacks its title, key or summary: ${top.slice(0, 60)}`);
  const [, title = '', key = '', summary = ''] = found;
  return { lang, key, title, summary, body: parseBlocks(paragraphs.join('\n\n')) };
}

import { escapeHtml } from '../../platform/text/escape-html.ts';

/** Markup that is safe to send. Made by {@link html} or, for text cleaned before it was stored, by {@link trusted}. */
export class Html {
  readonly markup: string;
  constructor(markup: string) {
    this.markup = markup;
  }
}

type Part = Html | string | number | null | undefined | false | readonly Part[];

function markupOf(part: Part): string {
  if (part === null || part === undefined || part === false) return '';
  if (part instanceof Html) return part.markup;
  if (typeof part === 'string') return escapeHtml(part);
  return typeof part === 'number' ? String(part) : part.map(markupOf).join('');
}

/** A template whose values are escaped, unless they are markup themselves; null and false give nothing. */
export function html(strings: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(strings.map((text, place) => text + markupOf(parts[place])).join(''));
}

/** Stored rich text, which was sanitised when it was written. */
export const trusted = (markup: string) => new Html(markup);

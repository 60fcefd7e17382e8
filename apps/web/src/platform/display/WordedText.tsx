import { langOfName } from '../i18n/language.ts';

// Chinese characters, with the punctuation between and after them.
const chinese = /(\p{Script=Han}[\p{Script=Han}\u3000-\u303F\uFF01-\uFF5E]*)/u;

/** A text in the reader's language that may contain names and texts people wrote: its Chinese parts are marked. */
export function WordedText({ children }: { children: string }) {
  return children.split(chinese).map((part, at) => {
    const lang = langOfName(part);
    if (lang === undefined) return part;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
      <span key={at} lang={lang}>
        {part}
      </span>
    );
  });
}

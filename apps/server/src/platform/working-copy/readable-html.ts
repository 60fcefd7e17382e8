import { textOfHtml } from '../text/html-text.ts';

/** Pictures and link targets must be reviewed too, so they become visible text. */
const withMarks = (html: string) =>
  html
    .replace(/<img\b[^<>]*? alt="([^"<>]*)"[^<>]*>/g, '［图：$1］')
    .replace(/<img\b[^<>]*>/g, '［图］')
    .replace(/<a href="([^"<>]*)">((?:(?!<\/?a\b)[\s\S])*)<\/a>/g, '$2（$1）');

/** A formatted text in the form that a reviewer compares. */
export const readableHtml = (html: string): string => textOfHtml(withMarks(html));

interface Rule {
  /** The media query or selector in front of the block. */
  head: string;
  declarations: string[];
}

/** The blocks of a style file, nested ones too. */
function rulesOf(css: string): Rule[] {
  const found: Rule[] = [];
  const open: Rule[] = [];
  let text = '';
  for (const [piece] of css.replace(/\/\*.*?\*\//gs, '').matchAll(/"[^"]*"|[{};]|[^{};"]+/g)) {
    if (piece === '{') open.push({ head: clean(text), declarations: [] });
    else if (piece === ';' || piece === '}') {
      if (clean(text)) open.at(-1)?.declarations.push(clean(text));
      const closed = piece === '}' ? open.pop() : undefined;
      if (closed) found.push(closed);
    } else {
      text += piece;
      continue;
    }
    text = '';
  }
  return found;
}

const clean = (text: string) => text.trim().replace(/\s+/g, ' ');

const space =
  /^(?:margin|padding|(?:row-|column-)?gap|inset|top|right|bottom|left|scroll-(?:margin|padding))(?:-[a-z-]+)?:/;

/** Gaps in pixels; hairlines of one pixel are no gaps. */
export const findGaps = (css: string): string[] =>
  rulesOf(css).flatMap(({ declarations }) =>
    declarations.filter(
      (declaration) => space.test(declaration) && /(?<![\w.-])-?(?!1px|0px)[\d.]+px/.test(declaration),
    ),
  );

const width = /\(\s*(?:min-|max-)?(?:device-)?width|[<>]=?\s*width|--(?!(?:narrow|phone|tablet|laptop)\))/;

/** Media queries with a width that is not one of the breakpoints. */
export const findQueries = (css: string): string[] =>
  rulesOf(css)
    .filter(({ head }) => head.startsWith('@media') && width.test(head))
    .map(({ head }) => head.replace('@media ', ''));

const color = /#[\da-f]{3,8}\b|\b(?:rgb|hsl|lab|lch|oklab|oklch)a?\(|(?<![\w-])(?:white|black)(?![\w-])/i;

/** Raw colours. A mask needs opacity, not a colour. */
export const findColors = (css: string): string[] =>
  rulesOf(css).flatMap(({ declarations }) =>
    declarations.filter(
      (declaration) =>
        color.test(declaration.replace(/url\([^)]*\)/g, '')) && !/^(?:-webkit-)?mask/.test(declaration),
    ),
  );

/** Blocks of four or more declarations that stand in three or more files. */
export function findCopies(files: { path: string; css: string }[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { path, css } of files)
    for (const { declarations } of rulesOf(css)) {
      if (declarations.length < 4) continue;
      const block = declarations.toSorted().join('; ');
      places.set(block, (places.get(block) ?? new Set()).add(path));
    }
  return [...places]
    .filter(([, paths]) => paths.size > 2)
    .map(([block, paths]) => `${[...paths].join(', ')}: ${block}`);
}

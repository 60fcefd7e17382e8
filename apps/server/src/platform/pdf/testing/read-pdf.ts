import {
  type PdfDict,
  PdfFile,
  PdfName,
  PdfOperator,
  PdfReader,
  PdfRef,
  textOfString,
} from './pdf-objects.ts';

/** A part of the structure, with what it holds in reading order. */
interface ReadPart {
  tag: string;
  alt: string | null;
  scope: string | null;
  parts: ReadPart[];
  /** Its own text, without that of its parts. */
  text: string;
}

interface ReadPdf {
  title: string;
  lang: string;
  /** The document says that it is tagged, shows its title and declares PDF/UA. */
  claims: { isMarked: boolean; showsTitle: boolean; declaresUa: boolean };
  /** All text in the order in which it is drawn. */
  text: string;
  /** Glyph ids that were drawn; 0 is the box of a missing letter. */
  glyphs: number[];
  /** Operators that draw outside a tagged part or an artifact. */
  loose: string[];
  fonts: { isEmbedded: boolean; hasUnicode: boolean }[];
  structure: ReadPart;
  /** Ids of content that the parent tree does not lead back to the part that holds it. */
  strays: string[];
}

const draws = new Set(['Tj', 'TJ', 'S', 's', 'f', 'F', 'f*', 'B', 'B*', 'b', 'b*', 'Do', 'sh']);

const nameOf = (value: unknown): string => (value instanceof PdfName ? value.name : '');

/** Text of each glyph, as the font tells programs that copy from the page. */
function unicodeOf(cmap: string): Map<number, string> {
  const letters = new Map<number, string>();
  for (const [, from = '', list = ''] of cmap.matchAll(/<(\w{4})> <\w{4}> \[([^\]]*)\]/g))
    for (const [at, [, hex = '']] of [...list.matchAll(/<([^>]*)>/g)].entries())
      letters.set(
        Number.parseInt(from, 16) + at,
        Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      );
  return letters;
}

interface Page {
  texts: Map<number, string>;
  text: string;
  glyphs: number[];
  loose: string[];
}

function readPage(file: PdfFile, page: PdfDict): Page {
  const fonts = new Map<string, Map<number, string>>();
  const resources = file.dict(page.get('Resources'));
  if (resources.has('Font'))
    for (const [name, font] of file.dict(resources.get('Font')))
      fonts.set(name, unicodeOf(file.stream(file.dict(font).get('ToUnicode')).toString('latin1')));
  const reader = new PdfReader(file.stream(page.get('Contents')).toString('latin1'));
  const read: Page = { texts: new Map(), text: '', glyphs: [], loose: [] };
  const marks: (number | 'Artifact' | null)[] = [];
  let letters: Map<number, string> | undefined;
  let operands: unknown[] = [];
  const write = (bytes: string, id: number | 'Artifact' | undefined) => {
    for (let at = 0; at < bytes.length; at += 2) {
      const glyph = (bytes.charCodeAt(at) << 8) | bytes.charCodeAt(at + 1);
      const letter = letters?.get(glyph) ?? '';
      read.glyphs.push(glyph);
      read.text += letter;
      if (typeof id === 'number') read.texts.set(id, (read.texts.get(id) ?? '') + letter);
    }
  };
  for (let token = reader.next(); token !== undefined; token = reader.next()) {
    if (!(token instanceof PdfOperator)) {
      operands.push(token);
      continue;
    }
    const { word } = token;
    const mark = marks.findLast((open) => open !== null) ?? undefined;
    if (word === 'BMC' || word === 'BDC') {
      const properties = operands[1];
      const id = properties instanceof Map ? properties.get('MCID') : undefined;
      marks.push(nameOf(operands[0]) === 'Artifact' ? 'Artifact' : typeof id === 'number' ? id : null);
    } else if (word === 'EMC') marks.pop();
    else if (word === 'Tf') letters = fonts.get(nameOf(operands[0]));
    else if (draws.has(word)) {
      if (mark === undefined) read.loose.push(word);
      for (const part of operands.flat()) if (typeof part === 'string') write(part, mark);
    }
    operands = [];
  }
  return read;
}

function parentsOf(file: PdfFile, tree: PdfDict): Map<number, (number | null)[]> {
  const nums = file.list(tree.get('Nums'));
  const parents = new Map<number, (number | null)[]>();
  for (let at = 0; at < nums.length; at += 2)
    parents.set(
      nums[at] as number,
      file.list(nums[at + 1]).map((part) => (part instanceof PdfRef ? part.id : null)),
    );
  return parents;
}

/** Reads a PDF back: its letters, its glyphs and the tree that a screen reader follows. */
export function readPdf(bytes: Buffer): ReadPdf {
  const file = new PdfFile(bytes);
  const root = file.dict(file.trailer.get('Root'));
  const pageRefs = file.list(file.dict(root.get('Pages')).get('Kids')) as PdfRef[];
  const pages = new Map(pageRefs.map((ref) => [ref.id, readPage(file, file.dict(ref))]));
  const tree = file.dict(root.get('StructTreeRoot'));
  const parents = parentsOf(file, file.dict(tree.get('ParentTree')));
  const strays: string[] = [];
  const readPart = (ref: PdfRef): ReadPart => {
    const part = file.dict(ref);
    const page = part.get('Pg');
    const alt = part.get('Alt');
    const read: ReadPart = {
      tag: nameOf(part.get('S')),
      alt: typeof alt === 'string' ? textOfString(alt) : null,
      scope: part.has('A') ? nameOf(file.dict(part.get('A')).get('Scope')) || null : null,
      parts: [],
      text: '',
    };
    const take = (pageId: number, id: number) => {
      read.text += pages.get(pageId)?.texts.get(id) ?? '';
      const key = file.dict(new PdfRef(pageId)).get('StructParents') as number;
      if (parents.get(key)?.[id] !== ref.id) strays.push(`${pageId}:${id}`);
    };
    for (const child of file.list(part.get('K')))
      if (child instanceof PdfRef) read.parts.push(readPart(child));
      else if (typeof child === 'number' && page instanceof PdfRef) take(page.id, child);
      else if (child instanceof Map) take((child.get('Pg') as PdfRef).id, child.get('MCID') as number);
    return read;
  };
  const [top] = file.list(tree.get('K')) as PdfRef[];
  if (!top) throw new Error('no structure');
  const info = file.dict(file.trailer.get('Info'));
  const xmp = root.has('Metadata') ? file.stream(root.get('Metadata')).toString('utf8') : '';
  const fonts = [...file.objects.values()].flatMap(({ value }) =>
    value instanceof Map && nameOf(value.get('Subtype')) === 'Type0' ? [value] : [],
  );
  const each = [...pages.values()];
  return {
    title: textOfString(file.value(info.get('Title')) as string),
    lang: textOfString(file.value(root.get('Lang')) as string),
    claims: {
      isMarked: file.dict(root.get('MarkInfo')).get('Marked') === true,
      showsTitle: file.dict(root.get('ViewerPreferences')).get('DisplayDocTitle') === true,
      declaresUa: /<pdfuaid:part>1<\/pdfuaid:part>/.test(xmp) && /<dc:title>/.test(xmp),
    },
    text: each.map(({ text }) => text).join('\n'),
    glyphs: each.flatMap(({ glyphs }) => glyphs),
    loose: each.flatMap(({ loose }) => loose),
    fonts: fonts.map((font) => {
      const inner = file.dict(file.list(font.get('DescendantFonts'))[0]);
      return {
        isEmbedded: file.dict(inner.get('FontDescriptor')).has('FontFile3'),
        hasUnicode: font.has('ToUnicode'),
      };
    }),
    structure: readPart(top),
    strays,
  };
}

/** All parts below one, in reading order. */
export const partsBelow = ({ parts }: ReadPart): ReadPart[] =>
  parts.flatMap((part) => [part, ...partsBelow(part)]);

/** What a part says, with all its parts. */
export const wordsOf = (part: ReadPart): string => [part.text, ...part.parts.map(wordsOf)].join('');

/** Every rule of PDF/UA that a file breaks, of those that a program can check; empty for a sound one. */
export function faultsOf({
  title,
  lang,
  claims,
  glyphs,
  loose,
  fonts,
  structure,
  strays,
}: ReadPdf): string[] {
  const parts = partsBelow(structure);
  const faults: string[] = [];
  const must = (isSo: boolean, rule: string) => {
    if (!isSo) faults.push(rule);
  };
  must(structure.tag === 'Document', '7.1: the root of the structure is a document');
  must(claims.isMarked, '6.2: the document says that it is tagged');
  must(claims.declaresUa, '5: the metadata declare PDF/UA-1 and a title');
  must(claims.showsTitle && title !== '', '7.1: the window shows the title');
  must(/^(zh-CN|en|es|ja)$/.test(lang), '7.2: the document has a language');
  must(loose.length === 0, '7.1: everything drawn is tagged or an artifact');
  must(strays.length === 0, '7.1: the parent tree leads back to each part');
  must(fonts.length > 0 && fonts.every(({ isEmbedded }) => isEmbedded), '7.21.4: fonts are embedded');
  must(
    fonts.every(({ hasUnicode }) => hasUnicode),
    '7.21.7: letters can be copied',
  );
  must(!glyphs.includes(0), '7.21.8: no glyph is .notdef');
  const figures = parts.filter(({ tag }) => tag === 'Figure');
  must(
    figures.every(({ alt }) => alt !== null && alt !== ''),
    '7.3: pictures are described',
  );
  let depth = 0;
  for (const { tag } of parts) {
    const level = Number(/^H(\d)$/.exec(tag)?.[1] ?? 0);
    if (level === 0) continue;
    must(level <= depth + 1, '7.4.2: no level of headings is skipped');
    depth = level;
  }
  for (const table of parts.filter(({ tag }) => tag === 'Table')) {
    must(
      table.parts.every(({ tag }) => tag === 'TR'),
      '7.2: a table holds rows',
    );
    const rows = table.parts.map((row) => row.parts);
    must(
      rows.flat().every(({ tag }) => tag === 'TH' || tag === 'TD'),
      '7.2: a row holds cells',
    );
    must(new Set(rows.map((row) => row.length)).size === 1, '7.2: rows have equal numbers of cells');
    const heads = rows[0] ?? [];
    must(heads.length > 0 && heads.every(({ scope }) => scope !== null), '7.5: heads name what they head');
  }
  for (const list of parts.filter(({ tag }) => tag === 'L'))
    must(
      list.parts.every(
        ({ tag, parts: its }) => tag === 'LI' && its.map((part) => part.tag).join() === 'Lbl,LBody',
      ),
      '7.2: a list holds items of a label and a body',
    );
  return faults;
}

type Pdf = PDFKit.PDFDocument;
type Part = PDFKit.PDFStructureElement;
type Options = PDFKit.Mixins.StructureElementOptions & {
  /** Of the heads of a table. */
  scope?: 'Column' | 'Row';
  /** Where a picture is, from the top left. */
  bbox?: [left: number, top: number, right: number, bottom: number];
};

/** The parts that are open in each document, the innermost last. */
const openParts = new WeakMap<Pdf, Part[]>();

function innermost(pdf: Pdf): Part {
  const part = openParts.get(pdf)?.at(-1);
  if (!part) throw new Error('the document was not opened with tags');
  return part;
}

/** Begins the tree that tells a screen reader what is what. */
export function beginTags(pdf: Pdf): void {
  const root = pdf.struct('Document');
  pdf.addStructure(root);
  openParts.set(pdf, [root]);
}

/** Marks what `draw` draws as one paragraph, heading, cell or picture; it must begin no page. */
export function tagged(pdf: Pdf, tag: string, draw: () => unknown, options: Options = {}): void {
  innermost(pdf).add(pdf.struct(tag, options, () => draw()));
}

/** A part that holds others: a table, a row, a list. */
export function taggedPart(pdf: Pdf, tag: string, drawParts: () => void, options: Options = {}): void {
  const part = pdf.struct(tag, options);
  innermost(pdf).add(part);
  openParts.get(pdf)?.push(part);
  drawParts();
  openParts.get(pdf)?.pop();
  part.end();
}

/** Marks lines, backgrounds and page numbers, which a screen reader skips. */
export function untagged(pdf: Pdf, draw: () => unknown, type: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type });
  draw();
  pdf.endMarkedContent();
}

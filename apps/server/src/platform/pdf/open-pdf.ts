import { fileURLToPath } from 'node:url';
import { languageTags } from '@portal/texts/languages';
import { readerLanguage } from '../locale.ts';
import { escapeHtml } from '../text/escape-html.ts';
import { beginTags } from './pdf-tags.ts';
import { printable } from './printable.ts';

const fontFile = fileURLToPath(new URL('./fonts/park-sans-sc-regular.otf', import.meta.url));

interface Opened {
  pdf: PDFKit.PDFDocument;
  /** Resolves to the PDF after `end` is called. */
  finished: Promise<Buffer>;
}

/** What every text of a document passes through, which the library's types leave out. */
interface Inside {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
  _text: (text: string, ...rest: unknown[]) => unknown;
  _addInfo: () => void;
  widthOfString: (text: string, ...rest: unknown[]) => number;
}

/**
 * Opens an A4 document, tagged for screen readers (PDF/UA), in the reader's language and with the embedded font; `when`
 * is its creation date. An empty one has no first page.
 */
export async function openPdf(
  title: string,
  margin: number,
  when: Date,
  { isEmpty = false }: { isEmpty?: boolean } = {},
): Promise<Opened> {
  // Loaded on demand: two megabytes of font rules that a server without printing does not need.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
    autoFirstPage: !isEmpty,
    font: fontFile,
    info: { Title: title, CreationDate: when, ModDate: when },
    pdfVersion: '1.7',
    // The library's types leave it out.
    subset: 'PDF/UA' as unknown as PDFKit.Mixins.PDFSubsets,
    tagged: true,
    lang: languageTags[readerLanguage()],
    displayTitle: true,
  });
  beginTags(pdf);
  printEveryLetter(pdf as unknown as Inside);
  escapeMetadata(pdf, title);
  return { pdf, finished: collect(pdf) };
}

/** Letters that the font lacks are measured and drawn as their codes. */
function printEveryLetter(pdf: Inside): void {
  const { font } = pdf._font;
  const legible = (text: string) => printable(text, (code) => font.hasGlyphForCodePoint(code));
  const { _text, widthOfString } = pdf;
  pdf._text = (text, ...rest) => _text.call(pdf, legible(text), ...rest);
  pdf.widthOfString = (text, ...rest) => widthOfString.call(pdf, legible(text), ...rest);
}

/** The library writes the title into XML as it is. */
function escapeMetadata(pdf: PDFKit.PDFDocument, title: string): void {
  const inside = pdf as unknown as Inside;
  const { _addInfo } = inside;
  inside._addInfo = () => {
    pdf.info.Title = escapeHtml(title);
    _addInfo.call(pdf);
  };
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}

import { fileURLToPath } from 'node:url';

const fontFile = fileURLToPath(new URL('./fonts/park-sans-sc-regular.otf', import.meta.url));

interface Opened {
  pdf: PDFKit.PDFDocument;
  /** Resolves to the PDF after `end` is called. */
  finished: Promise<Buffer>;
}

/** Opens an A4 document with the embedded Chinese font; `when` is its creation date. An empty one has no first page. */
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
    lang: 'zh-CN',
    displayTitle: true,
  });
  return { pdf, finished: collect(pdf) };
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    pdf.on('data', (part: Buffer) => parts.push(part));
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });
}

import { fileURLToPath } from 'node:url';

const fontFile = fileURLToPath(new URL('./fonts/park-sans-sc-regular.otf', import.meta.url));

interface Opened {
  pdf: PDFKit.PDFDocument;
  /** What is printed, once it is ended. */
  finished: Promise<Buffer>;
}

/** An A4 document with the Chinese font embedded; `when` is the date of creation it carries. */
export async function openPdf(title: string, margin: number, when: Date): Promise<Opened> {
  // Two megabytes of fonts' rules, which a server that prints nothing does not load.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: 'A4',
    margin,
    bufferPages: true,
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

import {
  Document,
  Footer,
  HeadingLevel,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  type Table,
  TextRun,
} from 'docx';
import type { AttachmentSpec } from '../content/article-source.ts';
import type { Block } from '../content/block.ts';
import { docxTable } from './docx-table.ts';
import { issuer } from './print-blocks.ts';

const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Microsoft YaHei' };
const numbered = 'numbered';

/** A Word document with real headings, lists and tables. */
export async function buildDocx(
  title: string,
  spec: Extract<AttachmentSpec, { blocks: Block[] }>,
): Promise<Buffer> {
  const lists = spec.blocks.filter((block) => block.type === 'ol');
  const document = new Document({
    creator: issuer,
    title,
    styles: {
      default: { document: { run: { font, size: 21 }, paragraph: { spacing: { line: 340, after: 100 } } } },
    },
    numbering: {
      config: [{ reference: numbered, levels: [{ level: 0, format: LevelFormat.DECIMAL, text: '%1.' }] }],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: 11906, height: 16838 },
            margin: { top: 1300, bottom: 1200, left: 1400, right: 1400 },
          },
        },
        footers: { default: footer() },
        children: [
          titleParagraph(title),
          ...spec.blocks.flatMap((block) => toDocx(block, lists.indexOf(block as never))),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

const titleParagraph = (title: string) =>
  new Paragraph({
    heading: HeadingLevel.TITLE,
    spacing: { after: 240 },
    children: [new TextRun({ text: title, bold: true, size: 36, font, color: '1F2937' })],
  });

const footer = () =>
  new Footer({
    children: [
      new Paragraph({
        children: [
          new TextRun({ children: [`${issuer}　`, PageNumber.CURRENT], size: 17, color: '6B7280', font }),
        ],
      }),
    ],
  });

const headingParagraph = (text: string, level: 'h2' | 'h3') =>
  new Paragraph({
    heading: level === 'h2' ? HeadingLevel.HEADING_1 : HeadingLevel.HEADING_2,
    spacing: { before: 240, after: 100 },
    children: [
      new TextRun({
        text,
        bold: true,
        font,
        size: level === 'h2' ? 26 : 23,
        color: level === 'h2' ? '0261CB' : '1F2937',
      }),
    ],
  });

function toDocx(block: Block, listNumber: number): (Paragraph | Table)[] {
  switch (block.type) {
    case 'h2':
    case 'h3':
      return [headingParagraph(block.text, block.type)];
    case 'p':
      return [new Paragraph({ text: block.text })];
    case 'quote':
      return [
        new Paragraph({
          text: block.text,
          indent: { left: 420 },
          border: { left: { style: 'single', size: 12, color: '0261CB', space: 8 } },
        }),
      ];
    case 'ul':
      return block.items.map((text) => new Paragraph({ text, bullet: { level: 0 } }));
    case 'ol':
      return block.items.map(
        (text) => new Paragraph({ text, numbering: { reference: numbered, level: 0, instance: listNumber } }),
      );
    case 'table':
      return [docxTable(block.head, block.rows), new Paragraph({ text: '' })];
    case 'figure':
      return [];
  }
}

import type { PdfBlock } from '../../platform/pdf/pdf-block.ts';
import { renderPdf } from '../../platform/pdf/render-pdf.ts';
import type { AttachmentSpec } from '../content/article-source.ts';
import type { Block } from '../content/block.ts';

export const issuer = '云岫花谷产业园（演示）';

export function printBlocks(
  title: string,
  spec: Extract<AttachmentSpec, { blocks: Block[] }>,
  when: Date,
): Promise<Buffer> {
  const blocks = spec.blocks.flatMap((block) => toPdf(block));
  return renderPdf({ title, ...(spec.note && { subtitle: spec.note }), blocks, footer: issuer }, when);
}

function toPdf(block: Block): PdfBlock[] {
  switch (block.type) {
    case 'h2':
      return [{ type: 'heading', level: 2, text: block.text }];
    case 'h3':
      return [{ type: 'heading', level: 3, text: block.text }];
    case 'p':
      return [{ type: 'paragraph', text: block.text }];
    case 'quote':
      return [{ type: 'quote', text: block.text }];
    case 'ul':
    case 'ol':
      return [{ type: 'list', ordered: block.type === 'ol', items: block.items }];
    case 'table':
      return [{ type: 'table', head: block.head, rows: block.rows }];
    case 'figure':
      return [];
  }
}

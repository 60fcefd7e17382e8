import type { Motif } from '@portal/illustration';
import { escapeHtml } from '../../platform/text/escape-html.ts';
import type { Block } from './block.ts';

/** Address and pixel size of a figure, so that the page can reserve space. */
export interface FigureSource {
  src: string;
  width: number;
  height: number;
}

/**
 * Semantic HTML of the blocks: h2, h3, p, ul, ol, blockquote, table with thead, figure with figcaption. A first
 * paragraph of at most 120 characters becomes `p.intro`, unless it is an address line.
 */
export function blocksToHtml(
  blocks: readonly Block[],
  figureSrc: (motif: Motif, place: number) => FigureSource,
): string {
  const [first] = blocks;
  const introduces =
    first?.type === 'p' && first.text.length <= 120 && !/[:：]$/.test(first.text) && blocks.length > 3;
  return blocks
    .map((block, place) =>
      place === 0 && introduces ? introHtml(block) : blockHtml(block, place, figureSrc),
    )
    .join('\n');
}

const introHtml = (block: Block) => ('text' in block ? `<p class="intro">${escapeHtml(block.text)}</p>` : '');

function blockHtml(
  block: Block,
  place: number,
  figureSrc: (motif: Motif, place: number) => FigureSource,
): string {
  switch (block.type) {
    case 'p':
    case 'h2':
    case 'h3':
      return `<${block.type}>${escapeHtml(block.text)}</${block.type}>`;
    case 'quote':
      return `<blockquote><p>${escapeHtml(block.text)}</p></blockquote>`;
    case 'ul':
    case 'ol':
      return `<${block.type}>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</${block.type}>`;
    case 'table':
      return tableHtml(block.head, block.rows);
    case 'figure': {
      const { src, width, height } = figureSrc(block.motif, place);
      const caption = escapeHtml(block.caption);
      const picture = `<img src="${escapeHtml(src)}" width="${width}" height="${height}" alt="${caption}" loading="lazy">`;
      return `<figure>${picture}<figcaption>${caption}</figcaption></figure>`;
    }
  }
}

function tableHtml(head: string[], rows: string[][]): string {
  const headCells = head.map((cell) => `<th scope="col">${escapeHtml(cell)}</th>`).join('');
  const bodyRows = rows.map(
    (row) => `<tr>${row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${headCells}</tr></thead><tbody>${bodyRows.join('')}</tbody></table>`;
}

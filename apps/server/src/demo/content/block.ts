import type { Motif, Palette } from '@portal/illustration';

/** A block of a demo text; plain text without HTML or Markdown. */
export type Block =
  | { type: 'p' | 'h2' | 'h3' | 'quote'; text: string }
  | { type: 'ul' | 'ol'; items: string[] }
  | { type: 'table'; head: string[]; rows: string[][] }
  | { type: 'figure'; motif: Motif; palette?: Palette; caption: string };

/** The text of all blocks, in reading order. */
export function blocksToText(blocks: readonly Block[]): string {
  return blocks.map(wordsOf).join('\n');
}

function wordsOf(block: Block): string {
  if ('text' in block) return block.text;
  if ('items' in block) return block.items.join('\n');
  if ('rows' in block) return [block.head, ...block.rows].map((row) => row.join(' ')).join('\n');
  return block.caption;
}

import type { Block } from './block.ts';
import { motifNamed } from './demo-motifs.ts';

/** Parses the subset of Markdown the articles use: headings, lists, quotes, tables, pictures. */
export function parseBlocks(text: string): Block[] {
  return text
    .split(/\n\n+|\n(?=#{2,3} )|(?<=^#{2,3} .*)\n/m)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => parseBlock(part));
}

function parseBlock(part: string): Block {
  const lines = part.split('\n');
  if (part.startsWith('### ')) return { type: 'h3', text: part.slice(4) };
  if (part.startsWith('## ')) return { type: 'h2', text: part.slice(3) };
  if (part.startsWith('> ')) return { type: 'quote', text: part.slice(2) };
  if (part.startsWith('- ')) return { type: 'ul', items: lines.map((line) => line.slice(2)) };
  if (part.startsWith('1. ')) return { type: 'ol', items: lines.map((line) => line.replace(/^\d+\. /, '')) };
  if (part.startsWith('|')) {
    const [head = [], ...rows] = lines.map(cellsOf);
    return { type: 'table', head, rows };
  }
  const figure = /^!\[([a-z-]+)\] (.+)$/.exec(part);
  if (figure?.[1] && figure[2]) return { type: 'figure', motif: motifNamed(figure[1]), caption: figure[2] };
  return { type: 'p', text: lines.join('') };
}

const cellsOf = (line: string) =>
  line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim());

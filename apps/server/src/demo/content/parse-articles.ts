import type { ArticleLevel, ArticleSource, AttachmentSpec } from './article-source.ts';
import type { Block } from './block.ts';
import { daysBetween, writtenFor } from './demo-day.ts';
import { motifNamed } from './demo-motifs.ts';
import { parseBlocks } from './parse-blocks.ts';

/** Parses a file of articles: each has a `# title`, `name: value` lines, a blank line and the body. */
export function parseArticles(text: string): ArticleSource[] {
  return text
    .split(/^# /m)
    .slice(1)
    .map((piece) => parseArticle(piece));
}

function parseArticle(piece: string): ArticleSource {
  const [top = '', ...paragraphs] = piece.trim().split(/\n\n/);
  const [title = '', ...lines] = top.split('\n');
  const fields = new Map(
    lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const need = (name: string) => {
    const value = fields.get(name);
    if (!value) throw new Error(`「${title}」 lacks ${name}`);
    return value;
  };
  const [source = '', author = ''] = need('by').split('/');
  const body = parseBlocks(paragraphs.join('\n\n'));
  return {
    key: need('key'),
    title,
    summary: need('summary'),
    source,
    author,
    daysAgo: daysBetween(need('date'), writtenFor),
    tags: need('tags').split('/'),
    motif: motifNamed(need('motif')),
    body,
    ...optionalFields(fields, body),
  };
}

function optionalFields(fields: Map<string, string>, body: Block[]): Partial<ArticleSource> {
  const [url, label] = fields.get('action')?.split(' ') ?? [];
  const attached = fields.get('attach');
  return {
    ...(fields.has('level') && { level: fields.get('level') as ArticleLevel }),
    ...(fields.has('issue') && { issueNo: fields.get('issue') }),
    ...(fields.has('valid') && { validDays: Number(fields.get('valid')) }),
    ...(fields.has('category') && { category: fields.get('category') }),
    ...(fields.has('enterprise') && { enterpriseKey: fields.get('enterprise') }),
    ...(fields.has('receipt') && { needReceipt: true }),
    ...(url && label && { action: { kind: 'LINK', url, label } }),
    ...(attached && { attachments: [attachmentOf(attached, body)] }),
  };
}

/** The article's own table as a sheet, or its tables and lists as a printable document. */
function attachmentOf(name: string, body: Block[]): AttachmentSpec {
  if (name.endsWith('.xlsx')) {
    const table = body.find((block) => block.type === 'table');
    if (!table) throw new Error(`${name}: the article has no table`);
    return { kind: 'xlsx', name, head: table.head, rows: table.rows };
  }
  const kind = name.endsWith('.pdf') ? 'pdf' : 'docx';
  return {
    kind,
    name,
    blocks: body.filter((block) => ['h2', 'h3', 'ul', 'ol', 'table'].includes(block.type)),
  };
}

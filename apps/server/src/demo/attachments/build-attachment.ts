import type { AttachmentSpec } from '../content/article-source.ts';
import { chinaInstant, writtenFor } from '../content/demo-day.ts';
import { buildDocx } from './build-docx.ts';
import { buildXlsx } from './build-xlsx.ts';
import { printBlocks } from './print-blocks.ts';

export interface BuiltAttachment {
  name: string;
  mime: string;
  bytes: Buffer;
}

const mimes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pdf: 'application/pdf',
} as const;

const writtenAt = new Date(chinaInstant(writtenFor));

/** Builds the attachment of a demo text; `when` is the creation time stored in the file. */
export async function buildAttachment(spec: AttachmentSpec, when = writtenAt): Promise<BuiltAttachment> {
  return { name: spec.name, mime: mimes[spec.kind], bytes: await bytesOf(spec, when) };
}

function bytesOf(spec: AttachmentSpec, when: Date): Promise<Buffer> {
  if (spec.kind === 'xlsx') return buildXlsx(spec, when);
  const title = titleOf(spec.name);
  return spec.kind === 'docx' ? buildDocx(title, spec) : printBlocks(title, spec, when);
}

/** The name without its extension. */
const titleOf = (name: string) => name.replace(/\.[a-z]+$/, '');

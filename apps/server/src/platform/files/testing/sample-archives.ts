import { crc32, deflateRawSync } from 'node:zlib';

export interface SampleEntry {
  name: string;
  content: Buffer | string;
  /** False size to declare in the directory. */
  claimedSize?: number;
  /** Reuses the bytes of an earlier entry. */
  sameBytesAs?: number;
}

/** Writes a zip file by hand, so that it can also be malicious. */
export function writeZip(entries: readonly SampleEntry[]): Buffer {
  const chunks: Buffer[] = [];
  const directory: Buffer[] = [];
  const offsets: number[] = [];
  let at = 0;
  const push = (chunk: Buffer) => {
    chunks.push(chunk);
    at += chunk.length;
  };
  for (const { name, content, claimedSize, sameBytesAs } of entries) {
    const raw = Buffer.from(content);
    const packed = deflateRawSync(raw, { level: 9 });
    const fileName = Buffer.from(name);
    const offset = sameBytesAs === undefined ? at : (offsets[sameBytesAs] ?? 0);
    offsets.push(offset);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(20, 0);
    facts.writeUInt16LE(0x0800, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(raw), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(claimedSize ?? raw.length, 18);
    facts.writeUInt16LE(fileName.length, 22);
    if (sameBytesAs === undefined) {
      push(Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), facts, fileName, packed]));
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), Buffer.from([20, 0]), facts, tail, fileName]),
    );
  }
  const start = at;
  for (const record of directory) push(record);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(at - start, 12);
  end.writeUInt32LE(start, 16);
  return Buffer.concat([...chunks, end]);
}

const contentTypesOf = (main: string) =>
  `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/x" ContentType="${main}"/></Types>`;

export const mainTypes = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml',
  docm: 'application/vnd.ms-word.document.macroEnabled.main+xml',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml',
};

/** The entries common to all office documents. */
export function officeParts(mainType: string, more: readonly SampleEntry[] = []): SampleEntry[] {
  return [
    { name: '[Content_Types].xml', content: contentTypesOf(mainType) },
    { name: '_rels/.rels', content: '<Relationships/>' },
    { name: 'word/document.xml', content: '<w:document/>' },
    ...more,
  ];
}

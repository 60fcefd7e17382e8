import { open } from 'node:fs/promises';
import { fileTypeFromBuffer } from 'file-type';
import { type FileKind, mayBeVideo, soundKind } from './accepted-kinds.ts';
import { inspectArchive } from './inspect-archive.ts';
import { hasVideoTrack } from './mp4-boxes.ts';

const headBytes = 4_100;
const tailBytes = 4_096;
const archiveMark = Buffer.from('PK\u0003\u0004', 'latin1');
const beginOfPdf = Buffer.from('%PDF-', 'latin1');
const endOfPdf = Buffer.from('%%EOF', 'latin1');
/** Readers look for the beginning of a PDF this far into the file. */
const maxBeforePdf = 1_024;

async function readEnds(path: string, bytes: number): Promise<{ head: Buffer; tail: Buffer }> {
  const handle = await open(path, 'r');
  try {
    const head = await handle.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    const tail = await handle.read(Buffer.alloc(tailBytes), 0, tailBytes, Math.max(0, bytes - tailBytes));
    return {
      head: head.buffer.subarray(0, head.bytesRead),
      tail: tail.buffer.subarray(0, tail.bytesRead),
    };
  } finally {
    await handle.close();
  }
}

/** The accepted kind of a file's content, regardless of its name; null for any other kind or a damaged file. */
export async function identifyFile(path: string, bytes: number): Promise<FileKind | null> {
  const { head, tail } = await readEnds(path, bytes);
  if (head.subarray(0, archiveMark.length).equals(archiveMark)) return inspectArchive(path, bytes);
  const ending = (await fileTypeFromBuffer(head))?.ext;
  if (ending === 'jpg' || ending === 'webp' || ending === 'png') return ending;
  if (ending === 'apng') return 'png';
  const isPdf = ending === undefined && head.subarray(0, maxBeforePdf).includes(beginOfPdf);
  if (ending === 'pdf' || isPdf) return tail.includes(endOfPdf) ? 'pdf' : null;
  if (mayBeVideo(ending) && (await hasVideoTrack(path, bytes))) return 'mp4';
  return soundKind(ending);
}

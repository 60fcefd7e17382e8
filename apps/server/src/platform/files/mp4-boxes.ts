import { type FileHandle, open } from 'node:fs/promises';

/** A box of an MP4 or QuickTime file, which is a sequence of boxes that may contain others. */
interface Box {
  type: string;
  /** Offsets of the content: inclusive start, exclusive end. */
  from: number;
  to: number;
  typeAt: number;
}

/** Maximum number of boxes read per file and per box; fragmented files have many at the top level. */
const maxPieces = 1_000;
const maxWithin = 50;
const maxAlike = 16;
/** Boxes that describe the recording, such as author, location and device, rather than contain it. */
const descriptions = ['udta', 'meta', 'uuid'];
const zeros = Buffer.alloc(64 * 1024);

/** Lists the boxes between two offsets, up to the first damaged one. */
async function listBoxes(
  file: FileHandle,
  { from, to }: Pick<Box, 'from' | 'to'>,
  most = maxWithin,
): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to && boxes.length < most; ) {
    const head = Buffer.alloc(16);
    await file.read(head, 0, 16, at);
    const short = head.readUInt32BE(0);
    // 1: the length follows as a 64-bit number; 0: the box extends to the end.
    const bytes = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    const headBytes = short === 1 ? 16 : 8;
    if (bytes < headBytes || at + bytes > to) break;
    boxes.push({ type: head.toString('latin1', 4, 8), from: at + headBytes, to: at + bytes, typeAt: at + 4 });
    at += bytes;
  }
  return boxes;
}

/** Finds all boxes at a path of nested types. */
async function find(file: FileHandle, within: readonly Box[], [type, ...path]: string[]): Promise<Box[]> {
  const here = within.filter((box) => box.type === type).slice(0, maxAlike);
  if (path.length === 0) return here;
  const found: Box[] = [];
  for (const box of here) found.push(...(await find(file, await listBoxes(file, box), path)));
  return found;
}

/** Whether a file of this format contains a video track; an audio-only recording has the same extension. */
export async function hasVideoTrack(path: string, bytes: number): Promise<boolean> {
  await using file = await open(path, 'r');
  const top = await listBoxes(file, { from: 0, to: bytes }, maxPieces);
  const handlers = await find(file, top, ['moov', 'trak', 'mdia', 'hdlr']);
  for (const { from } of handlers) {
    // Skips the version and a field that QuickTime uses.
    const kind = Buffer.alloc(4);
    await file.read(kind, 0, 4, from + 8);
    if (kind.toString('latin1') === 'vide') return true;
  }
  return false;
}

async function blank(file: FileHandle, { from, to, typeAt }: Box): Promise<void> {
  await file.write(Buffer.from('free'), 0, 4, typeAt);
  for (let at = from; at < to; at += zeros.length)
    await file.write(zeros, 0, Math.min(zeros.length, to - at), at);
}

/** Overwrites the descriptive metadata of a video: location, author, device. The file's layout does not change. */
export async function blankDescriptions(path: string, bytes: number): Promise<void> {
  await using file = await open(path, 'r+');
  const top = await listBoxes(file, { from: 0, to: bytes }, maxPieces);
  const holders = [...(await find(file, top, ['moov'])), ...(await find(file, top, ['moov', 'trak']))];
  const inner = [];
  for (const box of holders) inner.push(...(await listBoxes(file, box)));
  for (const box of [...top, ...inner]) if (descriptions.includes(box.type)) await blank(file, box);
}

import { type FileHandle, open } from 'node:fs/promises';

/** An MP4 or QuickTime file is a row of boxes, some of which hold boxes in turn. */
interface Box {
  type: string;
  /** Where its content begins and ends. */
  from: number;
  to: number;
  typeAt: number;
}

/** More boxes than this a file or a box is not looked at for; what is cut into pieces has many at its top. */
const maxPieces = 1_000;
const maxWithin = 50;
const maxAlike = 16;
/** What boxes hold that say something about the recording, not the recording: who, where, with what. */
const descriptions = ['udta', 'meta', 'uuid'];
const zeros = Buffer.alloc(64 * 1024);

/** The boxes between two places; none after one that is damaged. */
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
    // 1: the length follows as a long number; 0: as far as there is something.
    const bytes = short === 1 ? Number(head.readBigUInt64BE(8)) : short === 0 ? to - at : short;
    const headBytes = short === 1 ? 16 : 8;
    if (bytes < headBytes || at + bytes > to) break;
    boxes.push({ type: head.toString('latin1', 4, 8), from: at + headBytes, to: at + bytes, typeAt: at + 4 });
    at += bytes;
  }
  return boxes;
}

/** All boxes of a type that lie in others along a path of types. */
async function find(file: FileHandle, within: readonly Box[], [type, ...path]: string[]): Promise<Box[]> {
  const here = within.filter((box) => box.type === type).slice(0, maxAlike);
  if (path.length === 0) return here;
  const found: Box[] = [];
  for (const box of here) found.push(...(await find(file, await listBoxes(file, box), path)));
  return found;
}

/** Whether a file of this family has pictures in it; a recording of sound alone has the same name. */
export async function hasVideoTrack(path: string, bytes: number): Promise<boolean> {
  await using file = await open(path, 'r');
  const top = await listBoxes(file, { from: 0, to: bytes }, maxPieces);
  const handlers = await find(file, top, ['moov', 'trak', 'mdia', 'hdlr']);
  for (const { from } of handlers) {
    // After the version and what QuickTime keeps there.
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

/** Takes from a video what it says besides its pictures: where it was taken, by whom, with what. Nothing in it moves. */
export async function blankDescriptions(path: string, bytes: number): Promise<void> {
  await using file = await open(path, 'r+');
  const top = await listBoxes(file, { from: 0, to: bytes }, maxPieces);
  const holders = [...(await find(file, top, ['moov'])), ...(await find(file, top, ['moov', 'trak']))];
  const inner = [];
  for (const box of holders) inner.push(...(await listBoxes(file, box)));
  for (const box of [...top, ...inner]) if (descriptions.includes(box.type)) await blank(file, box);
}

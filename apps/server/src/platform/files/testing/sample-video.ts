const box = (type: string, ...contents: Buffer[]): Buffer => {
  const content = Buffer.concat(contents);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.length + 8, 0);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, content]);
};

/** Location metadata, as phones record it. */
export const filmedAt = '+30.2741+120.1551/';

/** A minimal MP4 file: one track, video or audio, and its metadata. */
export function sampleVideo(handler: 'vide' | 'soun' = 'vide'): Buffer {
  const hdlr = box('hdlr', Buffer.alloc(8), Buffer.from(handler), Buffer.alloc(13));
  const described = box('udta', box('\u00a9xyz', Buffer.from(filmedAt)));
  return Buffer.concat([
    box('ftyp', Buffer.from('isom\0\0\u0002\0isomiso2mp41', 'latin1')),
    box('moov', box('trak', box('mdia', hdlr), box('meta', Buffer.from(filmedAt))), described),
    box('uuid', Buffer.from(filmedAt)),
    box('mdat', Buffer.from('petals '.repeat(40))),
  ]);
}

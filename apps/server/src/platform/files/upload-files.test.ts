import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { retCodes } from '@portal/contract/ret-code';
import { eq } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/test-app.ts';
import { operLogs } from '../oper-log/oper-log.table.ts';
import { writeSampleSheet } from '../xlsx/testing/sample-sheets.ts';
import { fileGroups } from './file.table.ts';
import { storageKeyOf } from './insert-files.ts';
import { createLocalFileStore } from './local-file-store.ts';
import { mainTypes, officeParts, writeZip } from './testing/sample-archives.ts';
import { sampleHeic } from './testing/sample-heic.ts';
import { filmedAt, sampleVideo } from './testing/sample-video.ts';
import { upload } from './testing/upload-form.ts';

let now = new Date('2026-11-21T04:00:00Z');
let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await openTestApp(() => now);
});

// Moves past the per-minute upload limit, and logs in again because the clock jump would end the session.
beforeEach(async () => {
  now = new Date(now.getTime() + 60_000);
  token = await test.logIn({ userId: 'u-1', enterpriseId: 'e-1', memberRole: 'STAFF' });
});
afterAll(() => test.close());

const photo = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: '#c2456b' } });
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n');
const one = (name: string, content: Buffer) => upload(test.app, token, [{ name, content }]);
const contentOf = async (fileId: string, index = 0) =>
  test.app.inject({ url: `/api/fms/show/${fileId}_${index}`, headers: { token } });

describe('a sound', () => {
  const wav = Buffer.concat([Buffer.from('RIFF\u0024\0\0\0WAVEfmt '), Buffer.alloc(28), Buffer.from('data')]);

  it('is recognised by its content, and sent in byte ranges', async () => {
    const { data } = await one('voice.wav', wav);
    expect(data.items).toMatchObject([{ name: 'voice.wav', mime: 'audio/wav', width: null }]);
    const headers = { token, range: 'bytes=4-11' };
    const part = await test.app.inject({ url: `/api/fms/show/${data.fileId}_0`, headers });
    expect(part.statusCode).toBe(206);
    expect(part.headers['content-range']).toBe(`bytes 4-11/${wav.length}`);
    expect(part.rawPayload).toEqual(wav.subarray(4, 12));
  });

  it('is rejected when its kind contradicts its name, or is unknown', async () => {
    expect((await one('voice.webm', wav)).retCode).toBe(retCodes.FILE_REFUSED);
    expect((await one('voice.wav', Buffer.from('not a sound'))).retCode).toBe(retCodes.FILE_REFUSED);
  });
});

describe('a video', () => {
  it.each(['film.mp4', 'film.MOV'])(
    'is taken for what it is, as %s, without where it was filmed',
    async (name) => {
      const video = sampleVideo();
      const { data } = await one(name, video);
      expect(data.items).toMatchObject([{ name: 'film.mp4', mime: 'video/mp4', bytes: video.length }]);
      const stored = (await contentOf(data.fileId)).rawPayload;
      expect(stored).toHaveLength(video.length);
      expect(stored.includes(filmedAt)).toBe(false);
      expect(stored.subarray(-40)).toEqual(video.subarray(-40));
    },
  );

  it('is not accepted as sound, nor audio as video', async () => {
    const { data } = await one('voice.mp4', sampleVideo('soun'));
    expect(data.items).toMatchObject([{ name: 'voice.m4a', mime: 'audio/mp4' }]);
    expect((await one('voice.m4a', sampleVideo())).retCode).toBe(retCodes.FILE_REFUSED);
  });

  it('is sent in the byte ranges that a player requests', async () => {
    const video = sampleVideo();
    const { data } = await one('film.mp4', video);
    const ask = (range: string) =>
      test.app.inject({ url: `/api/fms/show/${data.fileId}_0`, headers: { token, range } });
    const part = await ask('bytes=-5');
    expect(part.statusCode).toBe(200);
    const rest = await ask(`bytes=${video.length - 7}-`);
    expect([rest.statusCode, rest.rawPayload.toString()]).toEqual([206, 'petals ']);
    expect(rest.headers['content-range']).toBe(
      `bytes ${video.length - 7}-${video.length - 1}/${video.length}`,
    );
    expect((await ask('bytes=9-2')).statusCode).toBe(200);
  });
});

describe('upload', () => {
  it('stores several files under one id, with a log entry', async () => {
    const answer = await upload(
      test.app,
      token,
      [
        { name: '营业执照.jpeg', content: await photo().jpeg().toBuffer() },
        { name: '章程.pdf', content: pdf },
      ],
      { purpose: 'LICENCE', visibility: 'owner' },
    );
    expect(answer.retCode).toBe(retCodes.SUCCESS);
    expect(answer.data).toMatchObject({
      purpose: 'LICENCE',
      visibility: 'owner',
      items: [
        { index: 0, name: '营业执照.jpg', mime: 'image/jpeg', width: 64, height: 48 },
        { index: 1, name: '章程.pdf', mime: 'application/pdf', bytes: pdf.length, width: null },
      ],
    });
    const { fileId } = answer.data;
    const [group] = await test.db.select().from(fileGroups).where(eq(fileGroups.id, fileId));
    expect(group).toMatchObject({ ownerUserId: 'u-1', ownerEnterpriseId: 'e-1', createdAt: now });
    const [log] = await test.db.select().from(operLogs).where(eq(operLogs.entityId, fileId));
    expect(log).toMatchObject({ event: 'file.upload', userId: 'u-1' });
    expect((await contentOf(fileId, 1)).rawPayload).toEqual(pdf);
  });

  it('re-encodes pictures upright, without their metadata', async () => {
    const content = await photo(40, 20)
      .jpeg()
      .withExif({ IFD0: { Artist: 'nobody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const behind = Buffer.concat([content, Buffer.from('<script>alert(1)</script>')]);
    const { data } = await one('a.jpg', behind);
    expect(data.items[0]).toMatchObject({ width: 20, height: 40 });
    const stored = (await contentOf(data.fileId)).rawPayload;
    expect((await sharp(stored).metadata()).exif).toBeUndefined();
    expect(stored.includes('<script>')).toBe(false);
  });

  it.each(['png', 'webp'] as const)('accepts %s', async (kind) => {
    const { data } = await one(`a.${kind}`, await photo().toFormat(kind).toBuffer());
    expect(data.items[0]).toMatchObject({ mime: `image/${kind}`, width: 64 });
  });

  it('recognises a spreadsheet, a document and an archive', async () => {
    const files = [
      { name: 'a.xlsx', content: await writeSampleSheet([['玫瑰', 12]]) },
      { name: 'b.docx', content: writeZip(officeParts(mainTypes.docx)) },
      { name: 'c.zip', content: writeZip([{ name: '图/一.txt', content: 'ok' }]) },
    ];
    const { data } = await upload(test.app, token, files);
    expect(data.items.map(({ name }: { name: string }) => name)).toEqual(['a.xlsx', 'b.docx', 'c.zip']);
  });

  it.each([
    ['../../etc/passwd.jpg', 'passwd.jpg'],
    ['..\\..\\boot.php.jpg', 'boot_php.jpg'],
    ['page.html', 'page_html.jpg'],
    ['a.jpg.exe', 'a_jpg_exe.jpg'],
    ['...', 'file.jpg'],
    ['blob', 'blob.jpg'],
    ['\u202egpj.exe', 'gpj_exe.jpg'],
    ['2026.11 月报.png', '2026.11 月报.jpg'],
    ['月\uFFFE报\uFFFF.png', '月报.jpg'],
    // Browsers write a straight quote as %22.
    ['关于%22云岫%22的函.jpg', '关于“云岫”的函.jpg'],
    ['100%.jpg', '100%.jpg'],
    [`${'花'.repeat(300)}.jpg`, `${'花'.repeat(100)}.jpg`],
  ])('names %j %j', async (raw, clean) => {
    const { data } = await one(raw, await photo(8, 8).jpeg().toBuffer());
    expect(data.items[0].name).toBe(clean);
  });
});

/** A picture in which no two lines are the same. */
const noise = (width = 320, height = 240) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#fff',
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer();

describe('files as they come', () => {
  it('takes a JPEG that lost its last bytes, but not one that lost a part of the picture', async () => {
    const whole = await noise();
    const { data } = await one('photo.jpg', whole.subarray(0, -2));
    expect(data.items).toMatchObject([{ name: 'photo.jpg', mime: 'image/jpeg', width: 320, height: 240 }]);
    expect((await one('photo.jpg', whole.subarray(0, -30))).retCode).toBe(retCodes.SUCCESS);
    const half = await one('photo.jpg', whole.subarray(0, whole.length / 2));
    expect(half.retCode).toBe(retCodes.FILE_REFUSED);
    expect(half.data.fields.file).toContain('不完整');
  });

  it('converts a HEIC to JPEG, and says that a damaged one is', async () => {
    const { data } = await one('IMG_0042.HEIC', sampleHeic);
    expect(data.items).toMatchObject([{ name: 'IMG_0042.jpg', mime: 'image/jpeg', width: 64, height: 48 }]);
    const { channels } = await sharp((await contentOf(data.fileId)).rawPayload).stats();
    const colour = [0xc2, 0x45, 0x6b];
    for (const [at, { mean }] of channels.entries())
      expect(Math.abs(mean - (colour[at] ?? 0))).toBeLessThan(8);
    const damaged = await one('IMG_0043.HEIC', sampleHeic.subarray(0, 300));
    expect(damaged.retCode).toBe(retCodes.FILE_REFUSED);
    expect(damaged.data.fields.file).toContain('不完整');
  });

  it('takes a PDF with up to a kilobyte before its head', async () => {
    for (const before of ['\uFEFF\r\n', '\r\n'.repeat(400)]) {
      const content = Buffer.concat([Buffer.from(before), pdf]);
      expect((await one('notice.pdf', content)).data.items).toMatchObject([{ mime: 'application/pdf' }]);
    }
    const late = Buffer.concat([Buffer.alloc(1_100, ' '), pdf]);
    expect((await one('notice.pdf', late)).retCode).toBe(retCodes.FILE_REFUSED);
  });

  const writePdf = (options: PDFKit.PDFDocumentOptions): Promise<Buffer> => {
    const document = new PDFDocument(options);
    const parts: Buffer[] = [];
    document.on('data', (part: Buffer) => parts.push(part));
    const whole = new Promise<Buffer>((resolve) => {
      document.on('end', () => resolve(Buffer.concat(parts)));
    });
    document.text('lease').end();
    return whole;
  };

  it.each(['1.3', '1.4', '1.5', '1.6', '1.7', '1.7ext3'] as const)(
    'refuses a locked PDF of version %s with what to do, and takes one that only forbids copying',
    async (pdfVersion) => {
      const locked = await one(
        'a.pdf',
        await writePdf({ pdfVersion, userPassword: 'x', ownerPassword: 'y' }),
      );
      expect(locked.retCode).toBe(retCodes.FILE_REFUSED);
      expect(locked.data.fields.file).toContain('没有密码的 PDF');
      const guarded = await writePdf({ pdfVersion, ownerPassword: 'y', permissions: { copying: false } });
      expect(guarded.toString('latin1')).toContain('/Encrypt');
      expect((await one('a.pdf', guarded)).retCode).toBe(retCodes.SUCCESS);
    },
  );

  /** A compound file, as old Office programs write it, with one stream of this name. */
  const compound = (name: string) =>
    Buffer.concat([
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      Buffer.alloc(1_016),
      Buffer.from('Root Entry', 'utf16le'),
      Buffer.alloc(108),
      Buffer.from(name, 'utf16le'),
      Buffer.alloc(2_000),
    ]);

  it.each([
    ['letter.doc', compound('WordDocument'), 'docx 或 PDF'],
    ['letter.wps', compound('WordDocument'), 'docx 或 PDF'],
    ['sums.xls', compound('Workbook'), '另存为 xlsx'],
    ['sums.et', compound('Workbook'), '另存为 xlsx'],
    ['letter.docx', compound('EncryptedPackage'), '取消密码'],
    ['slides.ppt', compound('PowerPoint Document'), 'docx、xlsx 或 PDF'],
    [
      'letter.odt',
      Buffer.concat([
        Buffer.from('PK\u0003\u0004', 'latin1'),
        Buffer.alloc(26),
        Buffer.from('mimetypeapplication/vnd.oasis.opendocument.text'),
      ]),
      'LibreOffice',
    ],
  ])('refuses %s with what to do, at the field', async (name, content, words) => {
    const { retCode, header, data } = await one(name, content);
    expect(retCode).toBe(retCodes.FILE_REFUSED);
    expect(data.fields.file).toContain(words);
    expect(header.retMsg).toBe(data.fields.file);
  });
});

const html = '<!doctype html><script>alert(1)</script>';
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

describe('refusals', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['SVG', 'a.svg', () => Buffer.from(svg)],
    ['SVG called a picture', 'a.png', () => Buffer.from(svg)],
    ['SVG behind a declaration', 'a.webp', () => Buffer.from(`<?xml version="1.0"?><!-- x -->${svg}`)],
    ['HTML called a picture', 'a.jpg', () => Buffer.from(html)],
    ['HTML called a PDF', 'a.pdf', () => Buffer.from(html)],
    ['HTML behind the mark of a GIF', 'a.png', () => Buffer.from(`GIF89a/*${html}*/`)],
    [
      'HTML behind the mark of a JPEG',
      'a.jpg',
      () => Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.from(html)]),
    ],
    ['a PDF without its end', 'a.pdf', () => Buffer.from(`%PDF-1.4 ${html}`)],
    ['a picture called a PDF', 'a.pdf', () => photo().png().toBuffer()],
    ['an archive called a document', 'a.docx', () => writeZip([{ name: 'x', content: 'x' }])],
    ['a program', 'a.zip', () => Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['a damaged picture', 'a.png', async () => (await photo(300, 300).png().toBuffer()).subarray(0, 200)],
    ['an empty file', 'a.png', () => Buffer.alloc(0)],
    ['GIF', 'a.gif', () => photo().gif().toBuffer()],
    [
      'a program in an archive',
      'a.zip',
      () => writeZip([{ name: 'META-INF/MANIFEST.MF', content: 'Main-Class: A' }]),
    ],
    ['a presentation', 'a.zip', () => writeZip(officeParts(mainTypes.pptx))],
    ['a document with macros', 'a.docx', () => writeZip(officeParts(mainTypes.docm))],
    [
      'a document with macros under a plain type',
      'a.docx',
      () => writeZip(officeParts(mainTypes.docx, [{ name: 'word/vbaProject.bin', content: 'x' }])),
    ],
    ['names that leave their folder', 'a.zip', () => writeZip([{ name: '../../x.sh', content: 'x' }])],
    ['a zip bomb', 'a.zip', () => writeZip([{ name: 'zeros', content: Buffer.alloc(40 << 20) }])],
    [
      'a zip bomb by claim',
      'a.zip',
      () =>
        writeZip(
          Array.from({ length: 50 }, (_, n) => ({ name: `${n}`, content: 'x', claimedSize: 2 ** 31 })),
        ),
    ],
    [
      'a zip bomb of shared bytes',
      'a.zip',
      () =>
        writeZip([
          { name: 'a', content: 'same bytes' },
          { name: 'a', content: 'same bytes', sameBytesAs: 0 },
        ]),
    ],
    [
      'an archive that says it is smaller than it is',
      'a.zip',
      () => writeZip([{ name: 'x', content: Buffer.alloc(9 << 20), claimedSize: 10 }]),
    ],
    [
      'an archive that says it is larger than it is',
      'a.zip',
      () => writeZip([{ name: 'x', content: 'x', claimedSize: 1_000 }]),
    ],
    [
      'a document with a part that says it is smaller than it is',
      'a.docx',
      () =>
        writeZip(
          officeParts(mainTypes.docx, [
            { name: 'word/x.xml', content: Buffer.alloc(9 << 20), claimedSize: 10 },
          ]),
        ),
    ],
    [
      'a spreadsheet with a part that says it is smaller than it is',
      'a.xlsx',
      () =>
        writeZip([
          ...officeParts(mainTypes.xlsx).slice(0, 2),
          { name: 'xl/workbook.xml', content: Buffer.alloc(9 << 20), claimedSize: 10 },
        ]),
    ],
    [
      'an archive with another size before the content than in the directory',
      'a.zip',
      () => {
        const zip = writeZip([{ name: 'x', content: 'content' }]);
        zip.writeUInt32LE(7_000_000, 22);
        return zip;
      },
    ],
    [
      'an archive with another name before the content than in the directory',
      'a.zip',
      () => {
        const zip = writeZip([{ name: 'x', content: 'content' }]);
        zip.write('y', 30);
        return zip;
      },
    ],
    ['an archive cut short', 'a.zip', () => writeZip([{ name: 'x', content: 'x' }]).subarray(0, 40)],
  ])('%s', async (_what, name, content) => {
    expect(await one(name, await content())).toMatchObject({ status: 200, retCode: retCodes.FILE_REFUSED });
  });

  it('rejects a pixel bomb by its header alone', async () => {
    const bomb = await sharp({ create: { width: 16_000, height: 5_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1 << 20);
    const before = process.memoryUsage().rss;
    expect((await one('a.png', bomb)).retCode).toBe(retCodes.FILE_REFUSED);
    expect(process.memoryUsage().rss - before).toBeLessThan(100 << 20);
  });

  it.each([
    ['a document over 20 MB', Buffer.concat([pdf, Buffer.alloc(20 << 20), pdf])],
    [
      'a picture over 10 MB',
      Buffer.concat([Buffer.from('ffd8ffe000104a464946', 'hex'), Buffer.alloc(10 << 20)]),
    ],
  ])('%s, with status 413', async (_what, content) => {
    expect(await one('a', content)).toMatchObject({ status: 413, retCode: retCodes.FILE_REFUSED });
  });

  it('rejects more than nine files with status 413', async () => {
    const files = Array.from({ length: 10 }, (_, n) => ({ name: `${n}.pdf`, content: pdf }));
    expect(await upload(test.app, token, files)).toMatchObject({
      status: 413,
      retCode: retCodes.FILE_REFUSED,
    });
  });

  it('rejects surplus fields at the first one', async () => {
    const names = Array.from({ length: 20_000 }, (_, n) => [`k${n}`, ''] as const);
    const { status, retCode } = await upload(test.app, token, [], Object.fromEntries(names));
    expect({ status, retCode }).toEqual({ status: 413, retCode: retCodes.FILE_REFUSED });
  });

  it('rejects anonymous calls, missing files, bad fields and a missing boundary', async () => {
    const file = [{ name: 'a.pdf', content: pdf }];
    const codes = [
      await upload(test.app, undefined, file),
      await upload(test.app, token, []),
      await upload(test.app, token, file, {}),
      await upload(test.app, token, file, { purpose: 'A', visibility: 'secret' }),
      await upload(test.app, token, file, { purpose: 'A', visibility: 'operator' }),
    ].map(({ retCode }) => retCode);
    const { NOT_LOGGED_IN, PARAMETER_INVALID, FIELD_REFUSED } = retCodes;
    expect(codes).toEqual([
      NOT_LOGGED_IN,
      PARAMETER_INVALID,
      PARAMETER_INVALID,
      PARAMETER_INVALID,
      FIELD_REFUSED,
    ]);
    for (const type of ['multipart/form-data', 'application/x-www-form-urlencoded']) {
      const headers = { token, 'content-type': type };
      const broken = await test.app.inject({
        method: 'POST',
        url: '/api/fms/upload',
        headers,
        payload: 'a=1',
      });
      expect(broken.json().header.retCode).toBe(PARAMETER_INVALID);
    }
  });

  it('rejects a user’s thirty-first upload within a minute', async () => {
    now = new Date(now.getTime() + 3_600_000);
    const busy = await test.logIn({ userId: 'u-busy' });
    const rows = Array.from({ length: 30 }, (_, n) => ({
      id: `busy-${n}`,
      ownerUserId: 'u-busy',
      purpose: 'TEST',
      visibility: 'owner' as const,
      createdAt: new Date(now.getTime() - 30_000),
    }));
    await test.db.insert(fileGroups).values(rows);
    const file = [{ name: 'a.pdf', content: pdf }];
    expect(await upload(test.app, busy, file)).toMatchObject({
      retCode: retCodes.TOO_FREQUENT,
      data: { retryAfter: 60 },
    });
    now = new Date(now.getTime() + 31_000);
    expect((await upload(test.app, busy, file)).retCode).toBe(retCodes.SUCCESS);
  });

  it('uploads that lose the race for the last place leave nothing in the store but shared contents', async () => {
    now = new Date(now.getTime() + 3_600_000);
    const racing = await test.logIn({ userId: 'u-racing' });
    const rows = Array.from({ length: 29 }, (_, n) => ({
      id: `racing-${n}`,
      ownerUserId: 'u-racing',
      purpose: 'TEST',
      visibility: 'owner' as const,
      createdAt: now,
    }));
    await test.db.insert(fileGroups).values(rows);
    const shared = Buffer.concat([pdf, Buffer.from('%shared\n%%EOF\n')]);
    const own = ['a', 'b', 'c'].map((letter) => Buffer.concat([pdf, Buffer.from(`%${letter}\n%%EOF\n`)]));
    await one('shared.pdf', shared);
    const answers = await Promise.all(
      own.map((content) =>
        upload(test.app, racing, [
          { name: 'shared.pdf', content: shared },
          { name: 'own.pdf', content },
        ]),
      ),
    );
    const entered = answers.map(({ retCode }) => retCode === retCodes.SUCCESS);
    expect(entered.filter(Boolean)).toHaveLength(1);
    const store = createLocalFileStore(join(test.dataDir, 'files'));
    const isStored = (content: Buffer) =>
      store.has(storageKeyOf(createHash('sha256').update(content).digest('hex')));
    expect(await Promise.all(own.map(isStored))).toEqual(entered);
    expect(await isStored(shared)).toBe(true);
  });

  it('keeps the folder of files unreadable for other users of the machine', async () => {
    await one('private.pdf', Buffer.concat([pdf, Buffer.from('private')]));
    for (const folder of ['files', 'files/content'])
      expect((await stat(join(test.dataDir, folder))).mode & 0o777).toBe(0o700);
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { inLanguage } from '../locale.ts';
import { renderPdf } from './render-pdf.ts';
import { faultsOf, partsBelow, readPdf, wordsOf } from './testing/read-pdf.ts';

interface Font {
  hasGlyphForCodePoint(code: number): boolean;
}
const { resolve } = createRequire(import.meta.url);
const fontkit = createRequire(resolve('pdfkit'))('fontkit') as { create(bytes: Buffer): Font };

const when = new Date('2026-11-21T08:00:00Z');
const row = (place: number) => [String(place), '月季 A 级 60 厘米', '¥1,280.00'];
const document = {
  title: '收据',
  subtitle: '编号 2026-0001',
  blocks: [
    { type: 'heading' as const, level: 2 as const, text: '明细' },
    { type: 'paragraph' as const, text: '温度 2–4 ℃，湿度 ≥90%。'.repeat(20) },
    { type: 'list' as const, ordered: true, items: ['第一条', '第二条'] },
    { type: 'quote' as const, text: '请妥善保存。' },
    {
      type: 'table' as const,
      head: ['序号', '品名', '金额'],
      rows: Array.from({ length: 60 }, (_, place) => row(place + 1)),
    },
  ],
  footer: '演示',
};

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0;

describe('renderPdf', () => {
  it('embeds the Chinese font and splits a long table across pages', async () => {
    const pdf = await renderPdf(document, when);
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.toString('latin1')).toMatch(/\+ParkSansHans-Regular/);
    expect(pagesOf(pdf)).toBe(3);
    expect(pdf.length).toBeLessThan(200_000);
  });

  it('keeps a heading and its short table on one page', async () => {
    const sign = {
      type: 'table' as const,
      head: ['签字方', '签名'],
      rows: [
        ['出租方', ''],
        ['承租方', ''],
      ],
    };
    const lastPage = async (lines: number) => {
      const filled = { type: 'paragraph' as const, text: Array(lines).fill('一行').join('\n') };
      const blocks = [filled, { type: 'heading' as const, level: 3 as const, text: '签字' }, sign];
      return pagesOf(await renderPdf({ ...document, blocks }, when));
    };
    // With room for the heading and the head of the table only, all of it goes to the next page.
    expect([await lastPage(24), await lastPage(32)]).toEqual([1, 2]);
  });

  it('adds no pages for the footers', async () => {
    expect(
      pagesOf(await renderPdf({ ...document, blocks: [{ type: 'paragraph', text: '一行' }] }, when)),
    ).toBe(1);
  });
});

describe('letters', () => {
  const written = async (text: string) =>
    readPdf(await renderPdf({ ...document, title: text, blocks: [{ type: 'paragraph', text }] }, when));

  it('prints the rare letters of names, and accents, kana and full width', async () => {
    const names = '王垚赟芃 㛃 䶮 𠮷 Łódź Šárka Ñandú Đặng Þór かなカナ ＡＢ１';
    const read = await written(names);
    expect(read.text.split(names)).toHaveLength(3);
    expect(read.glyphs).not.toContain(0);
    expect(read.title).toBe(names);
  });

  it('prints the code of a letter that no font has, never a box or nothing', async () => {
    const read = await written('王\u{1F337} \u{2A6D6}');
    expect(read.text).toContain('王U+1F337 U+2A6D6');
    expect(read.glyphs).not.toContain(0);
  });

  it('embeds only the letters of the document', async () => {
    const pdf = await renderPdf({ ...document, blocks: [{ type: 'paragraph', text: '一行' }] }, when);
    expect(pdf.length).toBeLessThan(60_000);
  });
});

describe('the structure', () => {
  it('breaks no rule of PDF/UA that a program can check, with every kind of block', async () => {
    const label = {
      code: 'https://park.example/x',
      title: '灭火器',
      lines: ['一层'],
      address: 'park.example/x',
    };
    const bars = {
      type: 'bars' as const,
      labels: ['一月', '二月'],
      series: [{ name: '租金', values: [3, 4] }],
      target: { name: '预算', values: [2, null] },
      before: { name: '去年', values: [1, 2] },
      unit: '万元',
    };
    const blocks = [
      { type: 'heading' as const, level: 3 as const, text: '三级标题在前' },
      ...document.blocks,
      bars,
      { type: 'check' as const, address: 'https://park.example/check' },
      { type: 'labels' as const, labels: [label], sheet: 'CUT' as const, from: 1 },
    ];
    const read = readPdf(await renderPdf({ ...document, title: '<收据> & 明细', blocks }, when));
    expect(faultsOf(read)).toEqual([]);
    const parts = partsBelow(read.structure);
    expect(parts.filter(({ tag }) => /^H\d$/.test(tag)).map((part) => [part.tag, part.text])).toEqual([
      ['H1', '<收据> & 明细'],
      ['H2', '三级标题在前'],
      ['H2', '明细'],
    ]);
    const [table] = parts.filter(({ tag }) => tag === 'Table');
    // The head that the second page repeats is read out once.
    expect(table?.parts.map(wordsOf).filter((words) => words === '序号品名金额')).toHaveLength(1);
    expect(table?.parts).toHaveLength(61);
    const [chart, check] = parts.filter(({ tag }) => tag === 'Figure');
    expect(chart?.alt).toContain('一月：租金 3, 预算 2, 去年 1');
    expect(check?.alt).toBe('二维码，指向 https://park.example/check');
  });

  it('names the reader’s language', async () => {
    const read = await inLanguage('ja', async () => readPdf(await renderPdf(document, when)));
    expect([read.lang, faultsOf(read)]).toEqual(['ja', []]);
  });

  it('counts a sheet of labels without a title as sound', async () => {
    const label = { code: 'x', title: '灭火器', lines: [], address: 'x' };
    const blocks = [{ type: 'labels' as const, labels: [label], sheet: 'L12' as const, from: 3 }];
    expect(faultsOf(readPdf(await renderPdf({ ...document, blocks, isBare: true }, when)))).toEqual([]);
  });
});

describe('the embedded font', () => {
  it('covers the characters of names, units and amounts', () => {
    const font = fontkit.create(readFileSync(new URL('./fonts/park-sans-sc-regular.otf', import.meta.url)));
    const wanted = '云岫花谷琅嬛堃祎淼鑫℃㎡²≥≤±×÷①⑩★□¥（）《》“”—…0Aaéñ日本のカ𠮷한';
    const lacks = (sign: string) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
    expect(Array.from(wanted).filter(lacks)).toEqual([]);
    const range = (from: number, to: number) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at));
    // The basic block, extension A, accented Latin and kana, whole.
    for (const [from, to] of [
      [0x4e00, 0x9fa5],
      [0x3400, 0x4db5],
      [0xa1, 0x17f],
      [0x3041, 0x3096],
      [0x30a1, 0x30fa],
    ] as const)
      expect(range(from, to).filter(lacks)).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { renderPdf } from './render-pdf.ts';

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

describe('the embedded font', () => {
  it('covers the characters of names, units and amounts', () => {
    const font = fontkit.create(readFileSync(new URL('./fonts/park-sans-sc-regular.otf', import.meta.url)));
    const wanted = '云岫花谷琅嬛堃祎淼鑫℃㎡²≥≤±×÷①⑩★□¥（）《》“”—…0Aaéñ日本のカ';
    expect(Array.from(wanted).filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))).toEqual(
      [],
    );
  });
});

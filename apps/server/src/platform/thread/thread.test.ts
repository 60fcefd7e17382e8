import { afterAll, describe, expect, it } from 'vitest';
import { createDrawingStudio } from '../files/drawing-studio.ts';
import { inLanguage } from '../locale.ts';
import { printPdf } from '../pdf/print-pdf.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import type { SampleTasks } from './testing/sample-thread.ts';
import { openThread } from './thread.ts';

const thread = openThread<SampleTasks>(new URL('./testing/sample-thread.ts', import.meta.url));
afterAll(() => thread.close());

describe('a thread', () => {
  it('runs tasks in order, in the caller’s language', async () => {
    const said = (['zh', 'en', 'ja'] as const).map((language) =>
      inLanguage(language, () => thread.run('say', undefined)),
    );
    expect(await Promise.all(said)).toEqual(['正文', 'Text', '本文']);
  });

  it('does not block the event loop', async () => {
    let looks = 0;
    const looking = setInterval(() => (looks += 1), 5);
    await thread.run('hold', 300);
    clearInterval(looking);
    expect(looks).toBeGreaterThan(5);
  });

  it('passes errors on, and continues', async () => {
    await expect(thread.run('fail', 'so')).rejects.toThrow('so');
    expect(await thread.run('bytes', 3)).toEqual(new Uint8Array([7, 7, 7]));
  });

  it('reports output that a message cannot carry as an error, and continues', async () => {
    await expect(thread.run('secret', undefined)).rejects.toThrow(/could not be cloned/);
    expect(await thread.run('part', undefined)).toEqual(new Uint8Array([2, 3]));
  });

  it('returns drawings that a library allocated in its own memory', async () => {
    const studio = createDrawingStudio();
    expect((await studio.draw({ motif: 'licence', seed: 'x' }, 64, 36)).subarray(8, 12).toString()).toBe(
      'WEBP',
    );
    await studio.close();
  });

  it('rejects pending tasks when it ends, and restarts with the next task', async () => {
    const waiting = thread.run('hold', 60_000);
    const rejected = expect(waiting).rejects.toThrow();
    await thread.close();
    await rejected;
    expect(await thread.run('bytes', 1)).toEqual(new Uint8Array([7]));
    await expect(thread.run('end', undefined)).rejects.toThrow('ended');
    expect(await thread.run('bytes', 1)).toEqual(new Uint8Array([7]));
  });
});

it('prints the same document in a thread', async () => {
  const document = { title: '收据', blocks: [{ type: 'paragraph' as const, text: '一行' }], footer: '演示' };
  const when = new Date('2026-11-21T08:00:00Z');
  expect((await printPdf(document, when)).length).toBe((await renderPdf(document, when)).length);
});

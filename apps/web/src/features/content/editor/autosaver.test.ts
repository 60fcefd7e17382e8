import type { ArticleContent } from '@portal/contract/content/article-content';
import type { ManagedArticle } from '@portal/contract/content/article-manage';
import { retCodes } from '@portal/contract/ret-code';
import { beforeEach, expect, test } from 'vitest';
import { ApiError, networkFailure } from '../../../platform/api/api-error.ts';
import { createAutosaver } from './autosaver.ts';

const articleOf = (version: number, title: string) =>
  ({ version, updatedAt: version, content: { title } }) as ManagedArticle;

/** A fake server with one article, which can be made to refuse. */
let server: { article: ManagedArticle; refusal?: ApiError; sent: string[] };
let form: { title: string };
let reported: string[];

beforeEach(() => {
  server = { article: articleOf(1, 'rose'), sent: [] };
  form = { title: 'rose' };
  reported = [];
});

const opened = () =>
  createAutosaver(server.article, {
    getValues: () => form as ArticleContent,
    read: () => Promise.resolve(server.article),
    send: async (version, data) => {
      await Promise.resolve();
      if (server.refusal) throw server.refusal;
      if (version !== server.article.version) throw new ApiError(retCodes.VERSION_CONFLICT, '');
      server.sent.push(data.title);
      server.article = articleOf(version + 1, data.title);
      return { version: version + 1, savedAt: version + 1 };
    },
    report: (state) => reported.push(state.kind),
    onSaved: () => {},
    onFaults: () => {},
  });

test('sends saves one after another, each with what is typed by then', async () => {
  const saver = opened();
  form.title = 'rose 1';
  const first = saver.save();
  const second = saver.save();
  await Promise.resolve();
  form.title = 'rose 2';
  expect(await Promise.all([first, second])).toEqual([true, true]);
  expect(server.sent).toEqual(['rose 1', 'rose 2']);
  expect(saver.version()).toBe(3);
  expect(reported).toEqual(['saving', 'unsaved', 'saving', 'saved']);
});

test('an undone edit counts as saved and is not sent', async () => {
  const saver = opened();
  form.title = 'rose!';
  saver.touch();
  form.title = 'rose';
  expect(await saver.save()).toBe(true);
  expect(server.sent).toEqual([]);
  expect(reported).toEqual(['unsaved', 'saved']);
});

test('text stays unsaved without a connection, and the next save sends it', async () => {
  const saver = opened();
  form.title = 'lily';
  server.refusal = new ApiError(networkFailure, '网络超时');
  expect(await saver.save()).toBe(false);
  expect(saver.isChanged()).toBe(true);
  delete server.refusal;
  expect(await saver.save()).toBe(true);
  expect(server.sent).toEqual(['lily']);
  expect(reported).toEqual(['saving', 'failed', 'saving', 'saved']);
});

test('saves even if only the article’s state has changed, such as published', async () => {
  const saver = opened();
  server.article = articleOf(5, 'rose');
  form.title = 'lily';
  expect(await saver.save()).toBe(true);
  expect(server.article).toMatchObject({ version: 6, content: { title: 'lily' } });
});

test('another user’s edit stops saving until it is taken over', async () => {
  const saver = opened();
  server.article = articleOf(2, 'orchid');
  form.title = 'lily';
  expect(await saver.save()).toBe(false);
  saver.touch();
  expect(await saver.save()).toBe(false);
  expect(reported).toEqual(['saving', 'conflict']);
  expect(server.article.content.title).toBe('orchid');
  saver.catchUp(server.article);
  expect(await saver.save()).toBe(true);
  expect(server.article.content.title).toBe('lily');
  expect(saver.saved()).toEqual({ title: 'lily' });
});

test('a programming error is not taken for a refusal', async () => {
  const saver = opened();
  form.title = 'lily';
  server.refusal = new TypeError('broken') as ApiError;
  await expect(saver.save()).rejects.toThrow('broken');
});

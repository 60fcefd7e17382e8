import type { LoaderFunctionArgs } from 'react-router';
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { listLoader, pageLinks } from './list-loader.ts';
import { pageContext } from './page-context.ts';

const hrefOf = ({ tag }: { tag: string | undefined }, page: number) => `/list?tag=${tag ?? ''}&page=${page}`;

const loaderOf = (total: number | null, load = vi.fn()) =>
  listLoader({
    filterOf: ({ search }) => ({ tag: search.get('tag') ?? undefined }),
    pageSize: 10,
    load: async ({ filter, pageNo, pageSize }) => {
      load({ filter, pageNo, pageSize });
      return { list: total === null ? null : { total }, tags: ['rose'] };
    },
    knownOf: (filter, { tags }) => ({ tag: tags.find((tag) => tag === filter.tag) }),
    hrefOf,
  });

function visit(path: string): LoaderFunctionArgs {
  const context = new RouterContextProvider();
  const url = `http://park.example${path}`;
  context.set(pageContext, { call: vi.fn(), language: 'zh', url });
  return { params: {}, request: new Request(url), context } as unknown as LoaderFunctionArgs;
}

async function redirectOf(answer: Promise<unknown>): Promise<string | null> {
  const thrown: unknown = await answer.then(
    () => undefined,
    (error: unknown) => error,
  );
  expect(thrown).toBeInstanceOf(Response);
  return (thrown as Response).headers.get('location');
}

test('reads filter and page from the address, and returns the position in the list', async () => {
  const load = vi.fn();
  const page = await loaderOf(25, load)(visit('/list?tag=rose&page=2'));
  expect(load).toHaveBeenCalledWith({ filter: { tag: 'rose' }, pageNo: 2, pageSize: 10 });
  expect(page).toMatchObject({ filter: { tag: 'rose' }, place: { pageNo: 2, pageCount: 3 } });
});

test.each([
  [25, '/list?page=4', '/list?tag=&page=3'],
  [0, '/list?page=2', '/list?tag=&page=1'],
  [25, '/list?tag=weed&page=2', '/list?tag=&page=1'],
])('of %i, %s leads to %s', async (total, path, to) => {
  expect(await redirectOf(loaderOf(total)(visit(path)))).toBe(to);
});

test('an empty list has only a first page; a list that was not loaded accepts any page', async () => {
  expect(await loaderOf(0)(visit('/list'))).toMatchObject({ place: { pageNo: 1, pageCount: 0 } });
  expect(await loaderOf(null)(visit('/list?page=3'))).toMatchObject({ list: null });
});

test('links to the neighbouring pages', () => {
  const href = (page: number) => `/list?page=${page}`;
  const middle = { pageNo: 2, previousPage: '/list?page=1', nextPage: '/list?page=3' };
  expect(pageLinks({ pageNo: 2, pageCount: 3 }, href)).toEqual(middle);
  expect(pageLinks({ pageNo: 1, pageCount: 1 }, href)).toEqual({ pageNo: 1 });
  expect(pageLinks({ pageNo: 3, pageCount: 3 }, href)).toEqual({ pageNo: 3, previousPage: '/list?page=2' });
});

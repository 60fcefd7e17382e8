import type { RefusalData } from '@portal/contract/envelope';
import { data, type LoaderFunctionArgs } from 'react-router';
import { type PageContext, pageContextOf } from './page-context.ts';

/** Loader arguments together with the page context. */
export interface Load extends PageContext {
  params: Readonly<Record<string, string | undefined>>;
  search: URLSearchParams;
}

/**
 * Wraps a function of params, search and API as a loader. A missing object becomes a real 404 page, a withdrawn one a
 * 410.
 */
export function loader<Result>(load: (args: Load) => Promise<Result>) {
  return async ({ params, request, context }: LoaderFunctionArgs): Promise<Result> => {
    const search = new URL(request.url).searchParams;
    try {
      return await load({ ...pageContextOf(context), params, search });
    } catch (error) {
      const withdrawn = withdrawalOf(error);
      if (withdrawn) throw data(withdrawn, { status: 410 });
      if (isMissing(error)) throw notFoundPage();
      throw error;
    }
  };
}

/** The content of a withdrawn object's page, sent with HTTP 410. */
export type Withdrawal = NonNullable<RefusalData['withdrawn']>;

const withdrawalOf = (error: unknown): Withdrawal | undefined =>
  (error as { data?: RefusalData } | null)?.data?.withdrawn;

// A malformed id also counts as missing, as does an expired preview.
function isMissing(error: unknown): boolean {
  const code = (error as { retCode?: unknown } | null)?.retCode;
  return code === '500404' || code === '100001' || code === '200013';
}

/** Thrown from a loader: status 404, with the not-found page within the frame. */
export function notFoundPage() {
  return data(null, { status: 404 });
}

/** The page number in an address; 1 if it is invalid. */
export function pageNoOf(search: URLSearchParams): number {
  const text = search.get('page') ?? '';
  return /^[1-9]\d{0,6}$/.test(text) ? Number(text) : 1;
}

/** The value of a filter if it is a known one; otherwise undefined. */
export function oneOf<T extends string>(value: string | null, known: readonly T[]): T | undefined {
  return known.find((item) => item === value);
}

/** The value of a filter if it can be a dictionary code; otherwise undefined. */
export function codeOf(value: string | null): string | undefined {
  return value !== null && /^[A-Za-z0-9_-]{1,40}$/.test(value) ? value : undefined;
}

/**
 * Search words from an address, trimmed; control characters, which forms don't send and pages don't show, become
 * spaces.
 */
export function wordsOf(value: string | null): string {
  return (value ?? '').replace(/\p{Cc}+/gu, ' ').trim();
}

/** Shortens words to at most `longest` characters, without splitting a surrogate pair. */
export function cutWords(words: string, longest: number): string {
  return words
    .slice(0, longest)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
}

/** The data of a block that may fail without breaking the page; null on failure. */
export async function optional<T>(promise: Promise<T>): Promise<T | null> {
  try {
    return await promise;
  } catch {
    return null;
  }
}

/** The result of a lookup: found, missing, or failed. */
export type LookedUp<T> = { state: 'FOUND'; found: T } | { state: 'MISSING' } | { state: 'FAILED' };

/** For pages that report "not found": a failed call never counts as missing. */
export async function lookUp<T>(promise: Promise<T>): Promise<LookedUp<T>> {
  try {
    return { state: 'FOUND', found: await promise };
  } catch (error) {
    return { state: isMissing(error) ? 'MISSING' : 'FAILED' };
  }
}

import { endpoints } from '@portal/contract/collected/endpoints';
import { subscribeToInvalidations } from '../platform/page-cache/invalidation.ts';
import type { TestApp } from './test-app.ts';

/** The tags of pages and answers that this copy of the server drops during `work`. */
export async function droppedTags({ database }: TestApp, work: () => Promise<unknown>): Promise<string[]> {
  const dropped = new Set<string>();
  const cache = {
    drop: (tags: readonly string[]) => {
      for (const tag of tags) dropped.add(tag);
    },
    dropAll: () => undefined,
  };
  const subscription = subscribeToInvalidations(database, cache, (error) => {
    throw error;
  });
  await work();
  await subscription.stop();
  return [...dropped].sort();
}

/** The tag of a call's answers, and of the pages that show them. */
export const tagOf = (key: string): string | undefined =>
  endpoints.find(({ method, path }) => `${method} ${path}` === key)?.tag;

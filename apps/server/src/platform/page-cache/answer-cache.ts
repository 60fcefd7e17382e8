import { LRUCache } from 'lru-cache';
import type { Clock } from '../clock.ts';
import type { AnonymousCall } from '../http/endpoints.ts';
import { readerLanguage } from '../locale.ts';

interface Answer {
  tag: string;
  askedAt: number;
  data: Promise<unknown>;
}

interface AnswerCacheOptions {
  clock: Clock;
  tagOf: (key: string) => string;
  /** Milliseconds for which an answer is reused. */
  freshFor: number;
  max: number;
}

/**
 * Caches the answers that pages consist of for some seconds, by language, because most blocks of a page appear on
 * others too. Concurrent requests for the same answer share one call. Readers must not modify the answers.
 */
export function createAnswerCache(call: AnonymousCall, { clock, tagOf, freshFor, max }: AnswerCacheOptions) {
  const answers = new LRUCache<string, Answer>({ max });

  function ask(id: string, key: string, input: unknown, now: number): Answer {
    const answer = { tag: tagOf(key), askedAt: now, data: call(key, input) };
    answers.set(id, answer);
    answer.data.catch(() => {
      if (answers.peek(id) === answer) answers.delete(id);
    });
    return answer;
  }

  return {
    call: (key: string, input: unknown): Promise<unknown> => {
      const id = `${readerLanguage()} ${key} ${JSON.stringify(input)}`;
      const now = clock.now().getTime();
      const known = answers.get(id);
      return (known && now - known.askedAt < freshFor ? known : ask(id, key, input, now)).data;
    },
    drop(tags: readonly string[]): void {
      for (const [id, { tag }] of answers.entries()) if (tags.includes(tag)) answers.delete(id);
    },
    dropAll: () => answers.clear(),
  };
}

import type { TextDifference } from '@portal/contract/version-history';
import { openThread } from '../thread/thread.ts';
import type { ReadableTexts } from './compare-texts.ts';
import type { CompareTasks } from './compare-thread.ts';

const thread = openThread<CompareTasks>(new URL('./compare-thread.ts', import.meta.url));

/** Runs `compareTexts` in a thread, because texts that share nothing take half a second. */
export const findDifferences = (before: ReadableTexts, after: ReadableTexts): Promise<TextDifference[]> =>
  thread.run('compare', { before, after });

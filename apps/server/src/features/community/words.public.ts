import type { Db } from '../../platform/database/database.ts';
import { maskText } from './moderation/find-words.ts';
import { countHits, createWordBook, requireWords } from './moderation/word-book.ts';

/** Judges texts that stand elsewhere than in the community by its words. */
export function createTextScreen() {
  const words = createWordBook();
  return {
    /**
     * The text as it may stand, and whether somebody looks at it first.
     * @throws {AppError} 500014 for a word that is not taken
     */
    async take(tx: Db, field: string, text: string): Promise<{ text: string; isToReview: boolean }> {
      const find = await words(tx);
      const hits = requireWords({ [field]: text }, find);
      await countHits(tx, hits);
      return { text: maskText(text, find), isToReview: hits.length > 0 };
    },
    /** The same of a text that was taken before. */
    isToReview: async (tx: Db, text: string): Promise<boolean> =>
      (await words(tx))(text).some(({ level }) => level !== 'MASK'),
  };
}
export type TextScreen = ReturnType<typeof createTextScreen>;

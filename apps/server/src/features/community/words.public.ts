import type { Db } from '../../platform/database/database.ts';
import { maskText } from './moderation/find-words.ts';
import { countHits, createWordBook, requireWords } from './moderation/word-book.ts';

/** Checks texts outside the community for watched words. */
export function createTextScreen() {
  const words = createWordBook();
  return {
    /**
     * The text with masked words replaced, and whether it needs a review.
     * @throws {AppError} 500014 for a refused word
     */
    async take(tx: Db, field: string, text: string): Promise<{ text: string; isToReview: boolean }> {
      const find = await words(tx);
      const hits = requireWords({ [field]: text }, find);
      await countHits(tx, hits);
      return { text: maskText(text, find), isToReview: hits.length > 0 };
    },
    /** Whether a text accepted earlier needs a review. */
    isToReview: async (tx: Db, text: string): Promise<boolean> =>
      (await words(tx))(text).some(({ level }) => level !== 'MASK'),
  };
}
export type TextScreen = ReturnType<typeof createTextScreen>;

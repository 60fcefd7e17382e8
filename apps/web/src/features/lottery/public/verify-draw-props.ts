import type { verifyTexts } from './lottery-texts.ts';

export interface VerifyDrawProps {
  postId: string;
  /** As the page has them: published when it was begun, when the list was frozen, when it was drawn. */
  seedCommit: string;
  entrantsHash: string;
  winners: string[];
  texts: ReturnType<typeof verifyTexts>;
}

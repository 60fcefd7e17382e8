import type { verifyTexts } from './lottery-texts.ts';

export interface VerifyDrawProps {
  postId: string;
  /** Values as published on the page: when the draw began, when the list was frozen, and when it was drawn. */
  seedCommit: string;
  entrantsHash: string;
  winners: string[];
  texts: ReturnType<typeof verifyTexts>;
}

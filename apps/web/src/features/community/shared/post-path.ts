const folders: Record<string, string> = {
  THEME: '/themedetails',
  QUESTION: '/answerdetails',
  LOTTERY: '/awarddetails',
  VOTE: '/votedetails',
  RECRUIT: '/recruit',
};

/** The page of a post of a kind. */
export const pathOfPost = (kind: string, id: string): string => `${folders[kind] ?? folders.THEME}/${id}`;

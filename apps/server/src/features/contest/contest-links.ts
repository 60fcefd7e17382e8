/** Paths of a contest's pages. */
export const contestLinks = {
  page: (id: string): string => `/contest/contestintroduce/${id}`,
  entry: (id: string): string => `/join-game/${id}`,
  own: '/join-game',
  manage: '/manage/contest',
  judging: '/manage/my-judging',
};

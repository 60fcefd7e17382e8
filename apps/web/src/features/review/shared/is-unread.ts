const unread = ['DRAFT', 'PENDING', 'TRASH'];

/** What nobody outside has read, or does not any longer, is nothing but its working copy. */
export const isUnread = (status: string): boolean => unread.includes(status);

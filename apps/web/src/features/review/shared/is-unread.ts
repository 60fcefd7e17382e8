const unread = ['DRAFT', 'PENDING', 'TRASH'];

/** Whether the text is not public, so that only its working copy exists. */
export const isUnread = (status: string): boolean => unread.includes(status);

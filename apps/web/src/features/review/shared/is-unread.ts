const unread = ['DRAFT', 'PENDING', 'TRASH'];

/** Whether the public cannot read it, so that only its working copy exists. */
export const isUnread = (status: string): boolean => unread.includes(status);

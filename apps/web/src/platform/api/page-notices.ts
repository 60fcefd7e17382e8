import { createNoticeOutlet } from './notice-outlet.ts';

/** Where the page's toasts and dialogs go; the screen part connects with `showWith`. */
export const notices = createNoticeOutlet();

import { createNoticeOutlet } from './notice-outlet.ts';

/** Where the page's toasts and dialogs go; the screen part takes over by `showWith`. */
export const notices = createNoticeOutlet();

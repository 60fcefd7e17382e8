import { lazy } from 'react';

// Loaded on demand: whoever only reads never sees them.
export const CommentForm = lazy(async () => ({ default: (await import('./CommentForm.tsx')).CommentForm }));
export const ReportForm = lazy(async () => ({ default: (await import('./ReportForm.tsx')).ReportForm }));

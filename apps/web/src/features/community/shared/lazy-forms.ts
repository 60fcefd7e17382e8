import { lazy } from 'react';

// Loaded on demand: people who only read never need them.
export const CommentForm = lazy(async () => ({ default: (await import('./CommentForm.tsx')).CommentForm }));
export const InviteForm = lazy(async () => ({ default: (await import('./InviteForm.tsx')).InviteForm }));
export const ReportForm = lazy(async () => ({ default: (await import('./ReportForm.tsx')).ReportForm }));

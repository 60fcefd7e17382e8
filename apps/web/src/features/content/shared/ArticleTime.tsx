import { formatDate } from '../../../platform/display/format.ts';

/** The publication day in Asia/Shanghai; with `clock` also the minute. */
export function ArticleTime({ at, clock }: { at: number; clock?: boolean }) {
  return (
    <time dateTime={new Date(at).toISOString()}>
      {formatDate(at, clock ? 'YYYY-MM-DD HH:mm' : 'YYYY-MM-DD')}
    </time>
  );
}

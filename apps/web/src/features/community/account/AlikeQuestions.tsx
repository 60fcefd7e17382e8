import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { useSettled } from '../../../platform/form/use-settled.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';

/** Shorter titles would resemble everything. */
const leastTyped = 4;

/** Existing questions similar to the title being typed. */
export function AlikeQuestions() {
  const title = useWatch({ name: 'title' }) as string;
  const typed = useSettled(title.trim().slice(0, 60), 400);
  const { data } = useQueryOf(
    'GET /api/communityManage/post/queryAlike',
    { title: typed },
    { keepPrevious: true, quiet: true, enabled: typed.length >= leastTyped },
  );
  if (typed.length < leastTyped || !data || data.length === 0) return null;
  return (
    <Panel title={m.community_alike({ count: data.length })} ground="quiet" level={3}>
      <ul>
        {data.map(({ postId, path, title: found }) => (
          <li key={postId}>
            <Link href={path}>
              <Written>{found}</Written>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { useSettled } from '../../../platform/form/use-settled.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { pathOfPost } from '../shared/post-path.ts';

/** Fewer characters resemble everything. */
const leastTyped = 4;

/** What was asked already and resembles the title as it is typed, by the search of the site. */
export function AlikeQuestions() {
  const title = useWatch({ name: 'title' }) as string;
  const keyword = useSettled(title.trim().slice(0, 60), 400);
  const { data } = useQueryOf(
    'GET /api/searchManage/search/queryList',
    { keyword, kind: 'POST', pageSize: 3 },
    { keepPrevious: true, quiet: true, enabled: keyword.length >= leastTyped },
  );
  if (keyword.length < leastTyped || !data || data.rows.length === 0) return null;
  return (
    <Panel title={m.community_alike({ count: data.rows.length })} ground="quiet" level={3}>
      <ul>
        {data.rows.map(({ refId, section, title: found }) => (
          <li key={refId}>
            <Link href={pathOfPost(section ?? 'THEME', refId)}>
              <Written>{found.text}</Written>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

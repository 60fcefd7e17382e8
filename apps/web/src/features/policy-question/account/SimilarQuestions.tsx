import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { useSettled } from '../../../platform/form/use-settled.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';

/** Shorter titles match almost everything. */
const leastTyped = 4;

/** Published questions similar to the title being typed, found by the site search. */
export function SimilarQuestions() {
  const title = useWatch({ name: 'title' }) as string;
  const keyword = useSettled(title.trim().slice(0, 60), 400);
  const { data } = useQueryOf(
    'GET /api/searchManage/search/queryList',
    { keyword, kind: 'QUESTION', pageSize: 3 },
    { keepPrevious: true, quiet: true, enabled: keyword.length >= leastTyped },
  );
  if (keyword.length < leastTyped || !data || data.rows.length === 0) return null;
  return (
    <Panel title={m.question_similar()} ground="quiet" level={3}>
      <ul>
        {data.rows.map(({ refId, section, title: found }) => (
          <li key={refId}>
            <Link href={paths.faq(section ?? '', refId)}>
              <Written>{found.text}</Written>
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

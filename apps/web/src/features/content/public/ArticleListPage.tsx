import { Link, useLoaderData } from 'react-router';
import { paths } from '../../../paths.ts';
import { loader as makeLoader, pageNoOf } from '../../../platform/page/load.ts';

export const loader = makeLoader(async ({ call, search, language }) => ({
  list: await call('GET /api/infoManage/content/queryList', {
    column: 'INDUSTRY',
    lang: language,
    pageNo: pageNoOf(search),
  }),
}));

export function Component() {
  const { list } = useLoaderData<typeof loader>();
  return (
    <ul>
      {list.rows.map((row) => (
        <li key={row.contentId}>
          <Link to={paths.article(row.column, row.contentId)}>{row.title}</Link>
        </li>
      ))}
    </ul>
  );
}

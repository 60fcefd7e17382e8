import type { OrganizationRow } from '@portal/contract/organization/public';
import { organizationKindLabels } from '@portal/contract/organization/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { loader as makeLoader, wordsOf } from '../../../platform/page/load.ts';
import { PageHead as DocumentHead } from '../../../platform/page/PageHead.tsx';
import { usePageUrl } from '../../../platform/page/page-url.ts';
import { BlockHead } from '../../../ui/block-head/BlockHead.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { ListSearch } from '../../site/shared/ListSearch.tsx';
import { NothingListed } from '../../site/shared/NothingListed.tsx';
import { shortDuty } from '../shared/organization-words.ts';
import styles from './ChartPage.module.css';
import { OrganizationTree } from './OrganizationTree.tsx';
import { chartJsonLd } from './organization-json-ld.ts';

export const loader = makeLoader(async ({ call, search }) => ({
  keyword: wordsOf(search.get('keyword')).slice(0, 100),
  ...(await call('GET /api/communityManage/organization/queryList', {})),
}));

const isHit = ({ name, duty, leaderText }: OrganizationRow, keyword: string) =>
  [name, duty, leaderText].some((text) => text.toLowerCase().includes(keyword.toLowerCase()));

/** The bodies of the park: as a tree, and as a table with the same content. */
export function Component() {
  const { rows, members, keyword } = useLoaderData<typeof loader>();
  const { origin } = usePageUrl();
  const shown = keyword === '' ? rows : rows.filter((row) => isHit(row, keyword));
  return (
    <>
      <DocumentHead
        title={[m.org_title()]}
        description={m.org_note()}
        canonical={paths.organizationChart()}
        jsonLd={chartJsonLd(origin, rows)}
        noIndex={keyword !== ''}
      />
      <Crumbs steps={[{ text: m.site_nav_community(), href: paths.community() }, { text: m.org_title() }]} />
      <Text as="div" contained padTop={32} padBottom={96} className={styles.page}>
        <PageHead title={m.org_title()} note={m.org_note()} />
        <Row wrap gap={12} gapX={24} align="center" padTop={20} padBottom={16} className={styles.bar}>
          <ListSearch
            action={paths.organizationChart()}
            kept={{}}
            keyword={keyword || undefined}
            placeholder={m.org_search()}
          />
          <Row as="p" gap={16} tone="quiet" size="note" className={styles.count} role="status">
            {keyword === ''
              ? m.org_totals({ count: rows.length, members })
              : m.org_hits({ count: shown.length })}
            {keyword !== '' && <Link href={paths.organizationChart()}>{m.org_clear()}</Link>}
          </Row>
        </Row>
        {shown.length === 0 ? (
          <NothingListed
            clearHref={keyword === '' ? null : paths.organizationChart()}
            none={{ title: m.org_none(), text: m.org_none_text() }}
            noMatch={{ title: m.input_no_match(), text: m.org_no_match_text(), clear: m.org_clear() }}
          />
        ) : (
          <>
            {keyword === '' && <OrganizationTree rows={rows} />}
            <section aria-labelledby="org-list">
              <BlockHead
                id="org-list"
                title={m.org_list()}
                note={keyword === '' ? m.org_list_note() : undefined}
              />
              <OrganizationTable rows={shown} isTree={keyword === ''} />
            </section>
          </>
        )}
      </Text>
    </>
  );
}

function OrganizationTable({ rows, isTree }: { rows: OrganizationRow[]; isTree: boolean }) {
  const lang = langOfContent('zh');
  return (
    <table className={styles.table}>
      <Text as="thead" unseen="tablet">
        <tr>
          <th scope="col">{m.org_organization()}</th>
          <th scope="col">{m.field_kind()}</th>
          <th scope="col">{m.org_what()}</th>
          <th scope="col">{m.org_field_leader()}</th>
          <th scope="col">{m.org_field_phone()}</th>
          <th scope="col">{m.org_members()}</th>
        </tr>
      </Text>
      <tbody>
        {rows.map((row) => (
          <tr key={row.organizationId}>
            <th scope="row" data-depth={isTree ? row.depth : 0}>
              <Link href={paths.organization(row.organizationId)} lang={lang}>
                {row.name}
              </Link>
            </th>
            <td>{organizationKindLabels[row.kind]()}</td>
            <td lang={lang} className={styles.duty}>
              {shortDuty(row.duty)}
            </td>
            <td lang={lang}>{row.leaderText || '—'}</td>
            <td className={styles.phone}>
              {row.phone === '' ? (
                '—'
              ) : (
                <Link href={`tel:${row.phone.replaceAll(' ', '')}`}>{row.phone}</Link>
              )}
            </td>
            <td className={styles.number}>{m.org_member_count({ count: row.members })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import type { ArticleColumn } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { PageHead } from '../../../ui/page-head/PageHead.tsx';
import { TabLinks } from '../../../ui/tab-links/TabLinks.tsx';
import { Crumbs } from '../../site/shared/Crumbs.tsx';
import { columnNames } from './column-texts.ts';
import styles from './InformationTop.module.css';

interface InformationCrumbsProps {
  column: ArticleColumn;
  /** Title of the page, if it is below the list. */
  title?: string;
  /** The language of the title. */
  lang?: string;
}

/** Breadcrumb over the full width. */
export function InformationCrumbs({ column, title, lang = 'zh' }: InformationCrumbsProps) {
  const steps = [
    { text: m.content_information(), href: paths.articleList('INDUSTRY') },
    { text: columnNames[column](), href: paths.articleList(column) },
    ...(title === undefined ? [] : [{ text: title, lang: langOfContent(lang) }]),
  ];
  return <Crumbs steps={steps} />;
}

/** Title of a column, with tabs to the other columns. */
export function ColumnHead({ column, note }: { column: ArticleColumn; note: string }) {
  const items = Object.entries(columnNames).map(([key, name]) => ({
    key,
    href: paths.articleList(key as ArticleColumn),
    text: name(),
  }));
  return (
    <Text as="div" padTop={48} className={styles.head}>
      <PageHead title={columnNames[column]()} note={note} />
      <Text as="div" above={32} className={styles.tabs}>
        <TabLinks label={m.content_columns()} items={items} currentKey={column} />
      </Text>
    </Text>
  );
}

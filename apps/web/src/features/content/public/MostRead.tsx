import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import type { ListColumn } from '../shared/column-texts.ts';
import type { ArticleFacets } from './ArticleFilters.tsx';
import styles from './MostRead.module.css';
import { SideSection } from './SideSection.tsx';

export function MostRead({ column, articles }: { column: ListColumn; articles: ArticleFacets['mostRead'] }) {
  if (articles.length === 0) return null;
  return (
    <SideSection title={m.content_most_read()}>
      <ol className={styles.rank}>
        {articles.map(({ contentId, title, lang }) => (
          <Columns
            key={contentId}
            as="li"
            of="26px minmax(0, 1fr)"
            padBlock={12}
            lineBelow="thin"
            size={15}
            leading="mid"
            className={styles.item}
          >
            <Link href={paths.article(column, contentId)} look="quiet" lang={langOfContent(lang)}>
              <Phrases text={title} />
            </Link>
          </Columns>
        ))}
      </ol>
    </SideSection>
  );
}

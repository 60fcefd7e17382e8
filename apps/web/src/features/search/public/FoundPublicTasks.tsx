import type { SearchRow } from '@portal/contract/search/public';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import styles from './FoundPublicTasks.module.css';
import { foundHref } from './found-link.ts';
import { Marked } from './Marked.tsx';

interface FoundPublicTasksProps {
  rows: SearchRow[];
  /** How many there are, as text. */
  count?: string | undefined;
  /** A link to all of them. */
  children?: ReactNode;
}

/** Services among the results, each with its button. */
export function FoundPublicTasks({ rows, count, children }: FoundPublicTasksProps) {
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby="found-services" className={styles.tasks}>
      <Row align="baseline" gap={10}>
        <Text as="h2" id="found-services" size={18}>
          {m.search_public_tasks()}
        </Text>
        {count && (
          <Text as="small" tone="faint" size={14} figures>
            {m.search_group_count({ count })}
          </Text>
        )}
      </Row>
      <ul>
        {rows.map((row) => (
          <Row as="li" key={row.refId} across align="center" gap={16} className={styles.task}>
            <span>
              <Text as="b" block weight={600} lang={langOfContent(row.lang)}>
                <Marked {...row.title} />
              </Text>
              <Text as="small" block above={2} tone="faint" size={14} lang={langOfContent(row.lang)}>
                <Marked {...row.snippet} />
              </Text>
            </span>
            <ButtonLink
              href={foundHref(row)}
              size="small"
              aria-label={m.search_open_named({ name: row.title.text })}
            >
              {m.search_open()}
            </ButtonLink>
          </Row>
        ))}
      </ul>
      {children}
    </section>
  );
}

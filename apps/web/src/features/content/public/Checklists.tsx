import type { ArticleRow } from '@portal/contract/content/article';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Phrases } from '../../../platform/display/Phrases.tsx';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import styles from './Checklists.module.css';
import { SideSection } from './SideSection.tsx';

/** Checklists next to the list of safety texts. */
export function Checklists({ rows }: { rows: ArticleRow[] }) {
  if (rows.length === 0) return null;
  return (
    <SideSection title={m.content_checklists()}>
      <ul>
        {rows.map(({ contentId, title, lang, attachmentCount }) => (
          <Text
            key={contentId}
            as="li"
            padBlock={12}
            lineBelow="thin"
            size={15}
            leading="mid"
            className={styles.item}
          >
            <Link href={paths.article('SAFETY', contentId)} look="quiet" lang={langOfContent(lang)}>
              <Phrases text={title} />
            </Link>
            {attachmentCount > 0 && (
              <Text as="small" block tone="faint" size={13}>
                {m.content_attachment_count({ count: attachmentCount })}
              </Text>
            )}
          </Text>
        ))}
      </ul>
    </SideSection>
  );
}

import type { SitePage } from '@portal/contract/site/public';
import { imageSrcSet, imageUrl } from '../../../platform/api/image-url.ts';
import { langOfContent } from '../../../platform/i18n/language.ts';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Picture } from '../../../ui/picture/Picture.tsx';
import styles from './PageLead.module.css';

const widths = [480, 640, 960, 1280] as const;

/** Title, summary and picture of an editable page. */
export function PageLead({ page: { title, summary, cover, lang } }: { page: SitePage }) {
  return (
    <Columns
      contained
      of="minmax(0, 1fr) minmax(0, 46%)"
      gap={48}
      align="center"
      padTop={40}
      padBottom={48}
      className={styles.lead}
    >
      <div lang={langOfContent(lang)}>
        <Text as="h1" size={40} leading="tight" className={styles.title} tabIndex={-1}>
          {title}
        </Text>
        <Text above={16} tone="quiet" size={17} className={styles.summary}>
          {summary}
        </Text>
      </div>
      {cover && (
        <Picture
          first
          src={imageUrl(cover.fileId, 0, 960)}
          srcSet={imageSrcSet(cover.fileId, widths)}
          sizes="(min-width: 860px) 560px, 100vw"
          width={cover.width}
          height={cover.height}
          alt={cover.alt}
          ratio="16 / 9"
        />
      )}
    </Columns>
  );
}

import type { ArticleContent } from '@portal/contract/article-content';
import type { ManagedArticle } from '@portal/contract/article-manage';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { PictureUpload } from '../../../platform/rich-text/PictureUpload.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { AttachmentsField } from './AttachmentsField.tsx';
import styles from './Editor.module.css';
import { ArticleTextField, useArticleField } from './EditorField.tsx';

/** Cover and attachments. */
export function FilesPanel({ article }: { article: ManagedArticle }) {
  const { ref, onChange, error } = useArticleField('coverFileId');
  const column = useWatch<ArticleContent, 'column'>({ name: 'column' });
  const present = article.cover ? { fileId: article.cover.fileId, name: m.editing_cover() } : null;
  return (
    <Panel title={m.editing_files()}>
      <div className={styles.files}>
        <div className={styles.fields}>
          <PictureUpload
            ref={ref}
            label={m.editing_cover()}
            hint={column === 'NOTICE' ? m.editing_cover_hint_notice() : m.editing_cover_hint()}
            purpose="article"
            present={present}
            onChange={(picture) => onChange(picture?.fileId ?? null)}
            error={error}
          />
          <ArticleTextField
            name="coverAlt"
            label={m.field_cover_alt()}
            hint={m.editing_cover_alt_hint()}
            most={100}
          />
        </div>
        <AttachmentsField label={m.field_attachments()} known={article.files} />
      </div>
    </Panel>
  );
}

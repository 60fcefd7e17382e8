import { type ArticleContent, articleContent, articleFaults } from '@portal/contract/article-content';
import type { ManagedArticle } from '@portal/contract/article-manage';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { PreviewButton } from '../../../review/shared/PreviewButton.tsx';
import { RevisionTag } from '../../../review/shared/RevisionTag.tsx';
import { VersionsButton } from '../../../review/shared/VersionsButton.tsx';
import { ArticleNotices } from '../../editor/ArticleNotices.tsx';
import pageStyles from '../../editor/ArticlePage.module.css';
import { EditorBar } from '../../editor/EditorBar.tsx';
import { FilesPanel } from '../../editor/FilesPanel.tsx';
import { LanguageTabs } from '../../editor/LanguageTabs.tsx';
import { showFaults } from '../../editor/show-faults.ts';
import { useAutosave } from '../../editor/use-autosave.ts';
import { ArticleState } from '../../shared/article-status.tsx';
import { columnNames } from '../../shared/column-texts.ts';
import { ArticleButtons } from '../ArticleButtons.tsx';
import { useOperate } from '../use-article-acts.ts';
import { ActionPanel } from './ActionPanel.tsx';
import { AudiencePanel } from './AudiencePanel.tsx';
import { OriginPanel } from './OriginPanel.tsx';
import { PublishPanel } from './PublishPanel.tsx';

/** The working copy of an article: texts on the left, settings on the right; saved automatically. */
export function ArticleEditor({ article }: { article: ManagedArticle }) {
  const form = useContractForm<ArticleContent>(articleContent, { defaultValues: article.content });
  const autosave = useAutosave('content', article, form);
  const { busy, operate } = useOperate(autosave.id, autosave.version, (fields) => {
    showFaults(form.setError, fields);
  });
  const title = useWatch({ control: form.control, name: 'title' }) || m.editing_untitled();
  const submit = async () => {
    const faults = articleFaults(form.getValues());
    if (Object.keys(faults).length > 0) return showFaults(form.setError, faults);
    if (await autosave.save()) await operate('submit');
  };
  return (
    <FormScope form={form}>
      <PageTitle
        title={title}
        note={
          <span className={pageStyles.state}>
            {columnNames[article.content.column]()}
            <ArticleState status={article.status} />
            <RevisionTag status={article.status} revision={article.revision} />
          </span>
        }
        actions={
          <>
            <VersionsButton count={article.versionNo} />
            <ArticleButtons
              article={article}
              events={['trash', 'withdraw', 'discard']}
              busy={busy}
              operate={operate}
            />
          </>
        }
      />
      <div className={pageStyles.columns}>
        <div className={pageStyles.main}>
          <ArticleNotices article={article} />
          <TextInput name="title" placeholder={m.editing_title_placeholder()} required counts />
          <LanguageTabs />
          <FilesPanel article={article} />
        </div>
        <aside className={pageStyles.side} aria-label={m.editing_settings()}>
          <PublishPanel article={article} />
          <OriginPanel />
          <AudiencePanel article={article} />
          <ActionPanel />
        </aside>
      </div>
      <EditorBar autosave={autosave} busy={busy} onSubmit={submit}>
        {article.contentId !== '' && (
          <PreviewButton id={article.contentId} desk="infoManage/content" before={autosave.save} />
        )}
      </EditorBar>
    </FormScope>
  );
}

import { type ArticleContent, articleContent } from '@portal/contract/content/article-content';
import type { ManagedArticle } from '@portal/contract/content/article-manage';
import * as m from '@portal/texts/messages';
import { useWatch } from 'react-hook-form';
import { PageTitle } from '../../../../platform/account/PageTitle.tsx';
import { FormScope } from '../../../../platform/form/FormScope.tsx';
import { TextInput } from '../../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../../platform/form/use-contract-form.ts';
import { RevisionTag } from '../../../review/shared/RevisionTag.tsx';
import { ArticleNotices } from '../../editor/ArticleNotices.tsx';
import pageStyles from '../../editor/ArticlePage.module.css';
import { EditorBar } from '../../editor/EditorBar.tsx';
import { FilesPanel } from '../../editor/FilesPanel.tsx';
import { LanguageTabs } from '../../editor/LanguageTabs.tsx';
import { showFaults } from '../../editor/show-faults.ts';
import { useAutosave } from '../../editor/use-autosave.ts';
import { useSubmit } from '../../editor/use-submit.ts';
import { ArticleState } from '../../shared/article-status.tsx';
import { columnNames } from '../../shared/column-texts.ts';
import { useOperate } from '../use-article-acts.ts';
import { useArticleBar } from '../use-article-bar.tsx';
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
  const { isWaiting, submit } = useSubmit(form, autosave, () => operate('submit'));
  const { acts, dialog } = useArticleBar({
    article,
    title,
    busy: busy || isWaiting,
    operate,
    save: autosave.save,
    submit: () => void submit(),
  });
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
      <EditorBar autosave={autosave} acts={acts} />
      {dialog}
    </FormScope>
  );
}

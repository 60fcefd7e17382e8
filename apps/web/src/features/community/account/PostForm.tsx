import { type OwnPostDetail, type PostContent, postContent } from '@portal/contract/community/post';
import { type PostKind, postFilePurpose } from '@portal/contract/community/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PageTitle } from '../../../platform/account/PageTitle.tsx';
import { inPlaceOfForm } from '../../../platform/account/replaced-address.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { CheckboxInput } from '../../../platform/form/CheckboxInput.tsx';
import { DraftNotice } from '../../../platform/form/DraftNotice.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { EditForm } from '../../../platform/form/EditForm.tsx';
import { FilesInput } from '../../../platform/form/FilesInput.tsx';
import { RichTextInput } from '../../../platform/form/RichTextInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useEditForm } from '../../../platform/form/use-edit-form.ts';
import { WordsInput } from '../../../platform/form/WordsInput.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { postQueryKeys } from './post-query-keys.ts';

interface PostFormProps {
  kind: PostKind;
  title: string;
  note: string;
  /** The post to edit; null for a new one. */
  post: OwnPostDetail | null;
  board: string;
  /** Subject of a new post besides its kind, so that each subject has its own draft. */
  about?: string;
  /** Initial title of a new post. */
  subject?: string;
  /** Initial values of the fields of its kind. */
  part: Partial<PostContent>;
  /** `hints` right below the title, `fields` after the text. */
  hints?: ReactNode;
  fields?: ReactNode;
  aside?: ReactNode;
  /** Whether the author must be named, so that anonymity is not offered. */
  isNamed?: boolean;
}

/**
 * Writes a post of any kind: published at once, reviewed first or kept as a draft; unsaved text survives in this
 * browser.
 */
export function PostForm({
  kind,
  title,
  note,
  post,
  board,
  about = '',
  subject = '',
  part,
  hints,
  fields,
  aside,
  isNamed = false,
}: PostFormProps) {
  const navigate = useNavigate();
  const { data: boards } = useQueryOf('GET /api/communityManage/communityPlate/queryList', {});
  const edit = useEditForm<PostContent>({
    name: `post-${post?.postId ?? kind}${about && `-${about}`}`,
    schema: postContent,
    values: post?.data ?? {
      kind,
      plateId: board,
      title: subject,
      body: '',
      fileIds: [],
      tags: [],
      anonymous: false,
      ...part,
    },
  });
  const setError = dataFaults(edit.form.setError);
  const submit = useMutationOf('POST /api/communityManage/post/submit', {
    once: true,
    done: ({ stateLabel, hasChange }) =>
      hasChange ? m.community_state_changing() : m.community_sent({ state: stateLabel }),
    invalidates: postQueryKeys,
    setError,
  });
  const save = useMutationOf('POST /api/communityManage/post/save', {
    once: true,
    done: m.act_draft_saved(),
    invalidates: postQueryKeys,
    setError,
  });
  const known = post ? { id: post.postId, version: post.version } : {};
  const send = async () => {
    const sent = await edit.send((data) => submit.run({ ...known, data: postContent.parse(data) }));
    if (sent)
      await navigate(
        sent.hasChange || !sent.path ? paths.ownPosts({ post: sent.postId }) : sent.path,
        inPlaceOfForm(),
      );
  };
  const keep = async () => {
    const data = edit.form.getValues();
    const kept = await save.run({ ...known, data });
    if (!kept) return;
    edit.draft.drop();
    edit.form.reset(data);
    await navigate(paths.ownPosts({ post: kept.postId }), inPlaceOfForm());
  };
  const isPublic = post?.state === 'PUBLISHED';
  const options = boards?.rows
    .filter(({ postKinds }) => postKinds.includes(kind))
    .flatMap((type) => type.boards.map(({ id, name }) => ({ value: id, text: name, note: type.name })));
  return (
    <EditForm
      edit={edit}
      onSend={send}
      sendText={isPublic ? m.act_save() : m.act_publish()}
      acts={
        isPublic
          ? []
          : [{ key: 'draft', text: m.community_save_draft(), busy: save.busy, onPress: () => void keep() }]
      }
    >
      <PageTitle title={title} note={note} />
      <DraftNotice draft={edit.draft} />
      <FormSection title={m.community_what()} columns={1}>
        <SelectInput name="plateId" options={options} placeholder={m.community_choose_board()} />
        <TextInput name="title" counts />
        {hints}
        <RichTextInput name="body" lang="zh" />
        <FilesInput
          name="fileIds"
          purpose={postFilePurpose}
          max={9}
          hint={m.community_files_hint()}
          accept={['image/jpeg', 'image/png', 'image/webp', 'application/pdf']}
        />
        <WordsInput name="tags" hint={m.community_tags_hint()} />
        {!isPublic && fields}
        {!isPublic && !isNamed && (
          <CheckboxInput name="anonymous" hint={m.community_anonymous_hint()}>
            {m.community_field_anonymous()}
          </CheckboxInput>
        )}
      </FormSection>
      {aside}
    </EditForm>
  );
}

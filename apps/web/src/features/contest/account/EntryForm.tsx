import {
  type ContestEntryContent,
  type ContestEntryDetail,
  type ContestEntryForm,
  contestEntryContent,
} from '@portal/contract/contest/entry';
import { contestFilePurpose, contestPicturePurpose, maxEntryFiles } from '@portal/contract/contest/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FileInput } from '../../../platform/form/FileInput.tsx';
import { FilesInput } from '../../../platform/form/FilesInput.tsx';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { PictureInput } from '../../../platform/form/PictureInput.tsx';
import { SelectInput } from '../../../platform/form/SelectInput.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { TextInput } from '../../../platform/form/TextInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection, Wide } from '../../../ui/form/FormSection.tsx';
import { EmptyState } from '../../../ui/state/EmptyState.tsx';
import { entryQueryKeys } from './entry-query-keys.ts';

const largestVideo = 50 * 1024 * 1024;

/** Form to sign a team up for a contest, or the reason it cannot sign up. */
export function JoinForm({ contestId, onClose }: { contestId: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/activityManage/contestEntry/queryForm', { id: contestId });
  const asked = answer.data;
  if (asked && asked.hindrance === null && asked.entryId === null)
    return <EntryForm contest={asked} entry={null} onClose={onClose} />;
  return (
    <Drawer open onClose={onClose} title={m.contest_join()} closeLabel={m.act_close()}>
      <Answered of={answer}>{(of) => <Hindrance asked={of} />}</Answered>
    </Drawer>
  );
}

function Hindrance({ asked: { entryId, hindrance, contestId } }: { asked: ContestEntryForm }) {
  return entryId === null ? (
    <EmptyState
      title={hindrance ?? ''}
      action={<ButtonLink href={paths.contest(contestId)}>{m.contest_see_page()}</ButtonLink>}
    >
      {m.contest_hindrance_text()}
    </EmptyState>
  ) : (
    <EmptyState
      title={m.contest_joined()}
      action={<ButtonLink href={paths.ownEntry(entryId)}>{m.contest_see_entry()}</ButtonLink>}
    >
      {m.contest_joined_text()}
    </EmptyState>
  );
}

interface EntryFormProps {
  contest: Pick<ContestEntryForm, 'contestId' | 'title' | 'tracks'>;
  entry: ContestEntryDetail | null;
  onClose: () => void;
}

/** Form of an entry: title, description, picture and files; the team is invited on the entry's page. */
export function EntryForm({ contest, entry, onClose }: EntryFormProps) {
  const navigate = useNavigate();
  const form = useContractForm<ContestEntryContent>(contestEntryContent, {
    defaultValues: entry?.data ?? {
      contestId: contest.contestId,
      track: contest.tracks[0]?.name ?? '',
      title: '',
      summary: '',
      teamName: '',
      pictureId: null,
      files: [],
      videoFileId: '',
    },
  });
  const save = useMutationOf('POST /api/activityManage/contestEntry/save', {
    once: true,
    done: m.act_saved(),
    invalidates: entryQueryKeys,
    setError: dataFaults(form.setError),
  });
  const made = useRef<string>(undefined);
  const send = async (data: ContestEntryContent) => {
    const of = entry ? { id: entry.entryId, version: entry.version } : {};
    const saved = await save.run({ ...of, data });
    if (!entry) made.current = saved?.entryId;
    return saved;
  };
  return (
    <FormDrawer
      title={entry ? m.contest_edit_entry() : m.contest_join()}
      form={form}
      save={send}
      busy={save.busy}
      // After sign-up, leads to the entry's page, where the team is invited.
      onClose={() => (made.current ? void navigate(paths.ownEntry(made.current)) : onClose())}
    >
      <FormSection title={m.contest_entry()} note={m.contest_blind_note()}>
        <TextInput name="title" />
        <SelectInput
          name="track"
          placeholder=""
          options={contest.tracks.map(({ name }) => ({ value: name, text: name }))}
        />
        <TextInput name="teamName" hint={m.contest_team_hint()} />
        <Wide>
          <TextAreaInput name="summary" rows={8} />
        </Wide>
        <Wide>
          <PictureInput
            name="pictureId"
            label={m.field_entry_picture()}
            purpose={contestPicturePurpose}
            present={entry?.picture ? { fileId: entry.picture.fileId, name: entry.picture.alt } : null}
          />
        </Wide>
        <Wide>
          <FilesInput name="files" purpose={contestFilePurpose} max={maxEntryFiles} />
        </Wide>
        <Wide>
          <FileInput
            name="videoFileId"
            label={m.field_entry_video()}
            hint={m.contest_video_hint()}
            accept={['video/mp4', 'video/quicktime']}
            maxSize={largestVideo}
            purpose={contestFilePurpose}
            visibility="owner"
            stored={entry?.video ?? null}
          />
        </Wide>
      </FormSection>
    </FormDrawer>
  );
}

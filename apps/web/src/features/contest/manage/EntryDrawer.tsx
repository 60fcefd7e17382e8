import type { ManagedEntryDetail } from '@portal/contract/contest/entry-manage';
import type { OfficeEntryEvent } from '@portal/contract/contest/terms';
import { ballotStateLabels } from '@portal/contract/contest/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { Answered } from '../../../platform/account/Answered.tsx';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { writtenFact } from '../../../platform/display/written-fact.tsx';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { entryVariants, memberStateNames } from '../shared/contest-words.ts';
import { EntryFiles } from '../shared/EntryFiles.tsx';
import { EntryVideo } from '../shared/EntryVideo.tsx';
import { contestQueryKeys } from './contest-query-keys.ts';

const configs: Record<OfficeEntryEvent, ActionConfig> = {
  qualify: { text: m.contest_qualify, ask: m.contest_qualify_text },
  return: { text: m.act_return, ask: m.contest_return_entry_text, needsReason: true },
  disqualify: {
    text: m.contest_disqualify,
    ask: m.contest_disqualify_text,
    needsReason: true,
    danger: true,
  },
};

/** Drawer with an entry, its team and files, and the formal check. */
export function EntryDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const answer = useQueryOf('GET /api/activityManage/contestEntry/queryManageDetail', { id });
  const entry = answer.data;
  return (
    <Drawer
      open
      onClose={onClose}
      size="large"
      title={entry ? <Written>{entry.title}</Written> : m.contest_entry()}
      closeLabel={m.act_close()}
      actions={entry && <Acts entry={entry} />}
    >
      <Answered of={answer}>{(row) => <Present entry={row} />}</Answered>
    </Drawer>
  );
}

function Present({ entry }: { entry: ManagedEntryDetail }) {
  const { state, stateLabel, reason, members, files, video, ballots, entryId } = entry;
  return (
    <>
      {state === 'SUBMITTED' && <Alert>{m.contest_check_note()}</Alert>}
      <Facts
        columns={1}
        facts={[
          { name: m.field_state(), value: <Status kind={entryVariants[state]}>{stateLabel}</Status> },
          ...writtenFact(m.field_reason(), reason),
          { name: m.contest_entity(), value: <Written>{entry.contestTitle}</Written> },
          { name: m.field_contest_track(), value: <Written>{entry.track}</Written> },
          { name: m.field_contest_team(), value: <Written>{entry.teamName}</Written> },
          {
            name: m.contest_team(),
            value: (
              <Written>
                {members.map(({ name, state: is }) => `${name}（${memberStateNames[is]()}）`).join('、')}
              </Written>
            ),
          },
          ...(entry.enterpriseName === ''
            ? []
            : [{ name: m.field_enterprise(), value: <Written>{entry.enterpriseName}</Written> }]),
          { name: m.field_entry_summary(), value: <Written>{entry.summary}</Written> },
          ...(ballots.length === 0
            ? []
            : [
                {
                  name: m.contest_ballot(),
                  value: ballots.map((ballot) => ballotStateLabels[ballot]()).join(' · '),
                },
              ]),
        ]}
      />
      <FormSection title={m.field_files()} columns={1}>
        <EntryFiles files={files} hrefOf={(nth) => paths.entryFile(entryId, nth)} />
      </FormSection>
      {video && (
        <FormSection title={m.field_entry_video()} columns={1}>
          <EntryVideo video={video} title={entry.title} href={paths.entryVideo(entryId)} />
        </FormSection>
      )}
    </>
  );
}

function Acts({ entry: { entryId: id, version, actions, title } }: { entry: ManagedEntryDetail }) {
  const operate = useMutationOf('POST /api/activityManage/contestEntry/operateManage', {
    done: ({ stateLabel }) => m.act_done({ title, state: stateLabel }),
    invalidates: contestQueryKeys,
  });
  const { acts, dialog } = useEventActs<OfficeEntryEvent>({
    configs,
    possible: actions,
    title,
    busy: operate.busy,
    maxReason: 300,
    fire: async (event, reason) =>
      (await operate.run({ id, event, version, data: { reason } })) !== undefined,
  });
  return (
    <>
      {acts.map(({ key, text, busy, onPress }) => (
        <Button
          key={key}
          busy={busy}
          onClick={onPress}
          variant={key === 'qualify' ? 'main' : key === 'disqualify' ? 'danger' : undefined}
        >
          {text}
        </Button>
      ))}
      {dialog}
    </>
  );
}

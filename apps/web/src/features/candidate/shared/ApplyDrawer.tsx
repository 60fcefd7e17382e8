import { recommendApplication } from '@portal/contract/candidate/public';
import type { PublicProject } from '@portal/contract/hall/public';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import { Answered } from '../../../platform/account/Answered.tsx';
import { inPlaceOfForm } from '../../../platform/account/replaced-address.ts';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { Sentence } from '../../../platform/display/Sentence.tsx';
import { Written } from '../../../platform/display/Written.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { QuantityInput } from '../../match/shared/QuantityInput.tsx';
import { recommendQueryKeys } from '../../match/shared/recommend-query-keys.ts';

interface ApplyDrawerProps {
  projectId: string;
  onClose: () => void;
}

/** Form to ask for an introduction to the owner of an open project. */
export function ApplyDrawer({ projectId, onClose }: ApplyDrawerProps) {
  const project = useQueryOf('GET /api/matchManage/project/queryDetail', { id: projectId });
  const standing = useQueryOf('GET /api/matchManage/recommend/queryStanding', { projectId });
  if (project.data?.isOpen && standing.data && !standing.data.isOwn && standing.data.recommendId === null)
    return <Filled project={project.data} onClose={onClose} />;
  return (
    <Drawer open onClose={onClose} title={m.candidate_apply_title()} closeLabel={m.act_close()}>
      <Answered of={project}>
        {(row) => (
          <Answered of={standing}>
            {({ isOwn, recommendId, stateLabel }) => (
              <>
                {!row.isOpen && <Alert>{m.candidate_is_over({ state: row.stateLabel })}</Alert>}
                {isOwn && (
                  <Alert
                    title={m.candidate_own_project()}
                    action={
                      <ButtonLink href={paths.projectMatches(projectId)}>
                        {m.match_manage_matches()}
                      </ButtonLink>
                    }
                  >
                    <Written>{row.title}</Written>
                  </Alert>
                )}
                {recommendId !== null && (
                  <Alert
                    title={stateLabel}
                    action={
                      <ButtonLink href={paths.receivedRecommends({ recommend: recommendId })}>
                        {m.match_open_yours()}
                      </ButtonLink>
                    }
                  >
                    <Written>{row.title}</Written>
                  </Alert>
                )}
              </>
            )}
          </Answered>
        )}
      </Answered>
    </Drawer>
  );
}

function Filled({ project, onClose }: { project: PublicProject; onClose: () => void }) {
  const { projectId, title, unit } = project;
  const navigate = useNavigate();
  const sentId = useRef<string>(undefined);
  // After sending, shows the sent request; closing without sending leads back to the list.
  const close = () => {
    if (sentId.current === undefined) onClose();
    else void navigate(paths.receivedRecommends({ recommend: sentId.current }), inPlaceOfForm());
  };
  const form = useContractForm(recommendApplication, { defaultValues: { note: '', offeredX100: null } });
  const apply = useMutationOf('POST /api/matchManage/recommend/apply', {
    once: true,
    done: m.candidate_apply_done(),
    invalidates: [...recommendQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.candidate_apply_title()}
      form={form}
      save={async (data) => {
        const sent = await apply.run({ projectId, data });
        sentId.current = sent?.recommendId;
        return sent;
      }}
      busy={apply.busy}
      saveText={m.candidate_apply_send()}
      onClose={close}
    >
      <FormSection
        title={m.match_field_words()}
        note={<Sentence say={m.candidate_apply_to} values={{ title }} />}
        columns={1}
      >
        <p>{m.match_interested_text()}</p>
        <QuantityInput name="offeredX100" minValue={0.01} unit={unit} />
        <TextAreaInput name="note" rows={3} hint={m.match_note_hint()} />
      </FormSection>
    </FormDrawer>
  );
}

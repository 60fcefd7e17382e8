import type { MatchRow } from '@portal/contract/candidate/public';
import { recommendSend } from '@portal/contract/candidate/public';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { whoText } from '../../fit/shared/fit-words.ts';
import { PartBars } from '../../fit/shared/PartBars.tsx';
import { recommendQueryKeys } from '../../match/shared/recommend-query-keys.ts';

const words = recommendSend.input.shape.data.unwrap();

/** Recommends the enterprise's project to a match, with a short note that names nobody. */
export function SendDrawer({ match, onClose }: { match: MatchRow; onClose: () => void }) {
  const form = useContractForm(words, { defaultValues: { reason: '' } });
  const send = useMutationOf('POST /api/matchManage/recommend/send', {
    once: true,
    done: m.candidate_sent(),
    invalidates: [...recommendQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={m.candidate_send()}
      form={form}
      save={(data) => send.run({ matchId: match.matchId, data })}
      busy={send.busy}
      saveText={m.candidate_send()}
      onClose={onClose}
      aside={<PartBars parts={match.parts} />}
    >
      <FormSection
        title={match.targetType === 'SERVICE' ? match.title : whoText(match.who)}
        note={match.targetType === 'SERVICE' ? m.candidate_send_service_text() : m.candidate_send_text()}
        columns={1}
      >
        <TextAreaInput name="reason" rows={3} hint={m.match_note_hint()} />
      </FormSection>
    </FormDrawer>
  );
}

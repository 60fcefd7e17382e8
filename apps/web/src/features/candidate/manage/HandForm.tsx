import { handRecommendation } from '@portal/contract/candidate/manage';
import type { EndpointMap } from '@portal/contract/endpoint-map';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { ChoiceInput } from '../../../platform/form/ChoiceInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { TextField } from '../../../ui/text-field/TextField.tsx';
import { PartBars } from '../../fit/shared/PartBars.tsx';

interface HandFormProps {
  projectId: string;
  title: string;
  onClose: () => void;
}

/**
 * Recommends a project to an enterprise manually, as an operator. Both sides see the reason and the operator's name.
 */
export function HandForm({ projectId, title, onClose }: HandFormProps) {
  const [keyword, setKeyword] = useState('');
  const wanted = keyword.trim();
  const candidates = useQueryOf(
    'GET /api/matchManage/recommend/queryCandidates',
    { projectId, ...(wanted && { keyword: wanted }) },
    { keepPrevious: true },
  );
  const form = useContractForm(handRecommendation, { defaultValues: { toEnterpriseId: '', reason: '' } });
  const chosen = useWatch({ control: form.control, name: 'toEnterpriseId' });
  const send = useMutationOf('POST /api/matchManage/recommend/sendByHand', {
    once: true,
    done: m.candidate_sent(),
    invalidates: [
      'GET /api/matchManage/recommend/queryManageList',
      'GET /api/matchManage/recommend/queryCandidates',
    ],
    setError: dataFaults(form.setError),
  });
  const parts = candidates.data?.find(({ enterpriseId }) => enterpriseId === chosen)?.parts ?? [];
  return (
    <FormDrawer
      title={m.match_by_hand()}
      form={form}
      save={(data) => send.run({ projectId, data })}
      busy={send.busy}
      saveText={m.match_by_hand()}
      onClose={onClose}
      aside={parts.length > 0 && <PartBars parts={parts} />}
    >
      <FormSection title={title} note={m.candidate_by_hand_note()} columns={1}>
        <TextField
          label={m.candidate_by_hand_search()}
          value={keyword}
          onChange={setKeyword}
          maxLength={50}
        />
        {candidates.data?.length === 0 ? (
          <p>{m.candidate_by_hand_none()}</p>
        ) : (
          <ChoiceInput
            name="toEnterpriseId"
            layout="column"
            options={(candidates.data ?? []).map(optionOf)}
          />
        )}
        <TextAreaInput name="reason" rows={3} hint={m.match_note_hint()} />
      </FormSection>
    </FormDrawer>
  );
}

type Candidate = EndpointMap['GET /api/matchManage/recommend/queryCandidates']['output'][number];

const optionOf = ({ enterpriseId, name, score, regionName, creditGrade }: Candidate) => ({
  value: enterpriseId,
  text: name,
  note: [
    score === null ? '' : m.fit_score({ score }),
    regionName,
    creditGrade && m.fit_credit({ grade: creditGrade }),
  ]
    .filter(Boolean)
    .join(' · '),
});

import { paths } from '@portal/contract/paths';
import { type IntroductionContent, introductionContent } from '@portal/contract/venture/introduction';
import { type IntroductionKind, introductionKindLabels } from '@portal/contract/venture/terms';
import * as m from '@portal/texts/messages';
import { useState } from 'react';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { useQueryOf } from '../../../platform/account/use-query-of.ts';
import { useUser } from '../../../platform/account/use-user.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { DateInput } from '../../../platform/form/DateInput.tsx';
import { dataFaults } from '../../../platform/form/data-faults.ts';
import { FormDrawer } from '../../../platform/form/FormDrawer.tsx';
import { TextAreaInput } from '../../../platform/form/TextAreaInput.tsx';
import { useContractForm } from '../../../platform/form/use-contract-form.ts';
import { Alert } from '../../../ui/alert/Alert.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { FormSection } from '../../../ui/form/FormSection.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Select } from '../../../ui/select/Select.tsx';
import { ventureQueryKeys } from './venture-query-keys.ts';

interface SendFormProps {
  kind: IntroductionKind;
  /** The venture an institution is interested in. */
  ventureId?: string | undefined;
  /** The institution that a venture is sent to or asks for a meeting. */
  institutionId?: string | undefined;
  onClose: () => void;
}

const notes: Record<IntroductionKind, () => string> = {
  INTEREST: m.venture_interest_note,
  PITCH: m.venture_pitch_note,
  TALK: m.venture_talk_note,
};

/**
 * A message to the other side, with a deadline for the answer; users who may not send one see the reason before
 * writing.
 */
export function SendForm(props: SendFormProps) {
  const { kind, ventureId = '', onClose } = props;
  const { enterpriseId } = useUser();
  const isInterest = kind === 'INTEREST';
  const room = useQueryOf(
    'GET /api/financeManage/ventureRoom/queryDetail',
    { id: ventureId },
    { enabled: isInterest && enterpriseId !== '' },
  );
  if (isInterest && (enterpriseId === '' || room.data?.isInstitution === false))
    return (
      <Drawer open onClose={onClose} title={introductionKindLabels[kind]()} closeLabel={m.act_close()}>
        <Alert kind="info" title={m.venture_interest_who()} />
      </Drawer>
    );
  return <MessageForm {...props} />;
}

function MessageForm({ kind, ventureId, institutionId, onClose }: SendFormProps) {
  const form = useContractForm<IntroductionContent>(introductionContent, {
    defaultValues: { message: '', requestedDay: null },
  });
  const own = useQueryOf(
    'GET /api/financeManage/venture/queryOwnList',
    { state: 'PUBLISHED', pageSize: 50 },
    { enabled: kind === 'PITCH' },
  );
  const ventures = own.data?.rows ?? [];
  const [chosen, setChosen] = useState<string>();
  const pitched = chosen ?? ventures[0]?.ventureId;
  const about = kind === 'PITCH' ? pitched : ventureId;
  const send = useMutationOf('POST /api/financeManage/introduction/send', {
    once: true,
    done: m.venture_said(),
    invalidates: [...ventureQueryKeys],
    setError: dataFaults(form.setError),
  });
  return (
    <FormDrawer
      title={introductionKindLabels[kind]()}
      form={form}
      save={(data) =>
        send.run({
          kind,
          ...(about && { ventureId: about }),
          ...(institutionId && { institutionId }),
          data,
        })
      }
      busy={send.busy}
      saveText={m.venture_send()}
      onClose={onClose}
    >
      <FormSection title={introductionKindLabels[kind]()} note={notes[kind]()} columns={1}>
        <Addressee ventureId={ventureId} institutionId={institutionId} />
        {kind === 'PITCH' && ventures.length > 0 && (
          <Select
            label={m.log_entity_venture()}
            placeholder={m.input_choose()}
            options={ventures.map((venture) => ({ value: venture.ventureId, text: venture.name }))}
            value={pitched ?? ''}
            onChange={setChosen}
          />
        )}
        {kind === 'PITCH' && own.data && ventures.length === 0 && (
          <Alert kind="info" title={m.venture_nothing_to_pitch()}>
            <Link href={paths.ownVentures()}>{m.venture_publish()}</Link>
          </Alert>
        )}
        <TextAreaInput name="message" rows={4} />
        {kind === 'TALK' && <DateInput name="requestedDay" required orNull />}
      </FormSection>
    </FormDrawer>
  );
}

/** Names the recipient, or the venture concerned. */
function Addressee({
  ventureId = '',
  institutionId = '',
}: Pick<SendFormProps, 'ventureId' | 'institutionId'>) {
  const venture = useQueryOf(
    'GET /api/financeManage/venture/queryDetail',
    { id: ventureId },
    { enabled: ventureId !== '' },
  );
  const institution = useQueryOf(
    'GET /api/financeManage/institution/queryDetail',
    { id: institutionId },
    { enabled: institutionId !== '' },
  );
  const name = venture.data?.name ?? institution.data?.name;
  return name === undefined ? null : (
    <b>
      <Written>{name}</Written>
    </b>
  );
}

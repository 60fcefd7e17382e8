import type { OwnInstitution } from '@portal/contract/finance/public';
import type { OwnInstitutionEvent } from '@portal/contract/finance/terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { type ActionConfig, useEventActs } from '../../../platform/account/acts/use-event-acts.tsx';
import { useMutationOf } from '../../../platform/account/use-mutation-of.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Status } from '../../../ui/status/Status.tsx';
import { institutionVariants } from '../shared/finance-variants.ts';
import { InstitutionFacts } from '../shared/InstitutionFacts.tsx';
import { ownQueryKeys } from './finance-query-keys.ts';

const configs: Record<OwnInstitutionEvent, ActionConfig> = {
  submit: { text: m.act_submit },
  recall: { text: m.act_recall, ask: m.act_recall_text },
  withdraw: { text: m.finance_withdraw, ask: m.finance_withdraw_text, danger: true },
};

/** The institution, its state, and the available actions. */
export function InstitutionPanel({ institution }: { institution: OwnInstitution }) {
  const { institutionId: id, version, state, stateLabel, reason, data, canEdit, actions } = institution;
  const operate = useMutationOf('POST /api/financeManage/institution/operate', {
    done: (done) => m.market_done({ name: done.data.name, state: done.stateLabel }),
    invalidates: [...ownQueryKeys],
  });
  const { acts, dialog } = useEventActs<OwnInstitutionEvent>({
    configs,
    possible: actions,
    title: data.name,
    busy: operate.busy,
    fire: async (event) => (await operate.run({ id, event, version })) !== undefined,
  });
  return (
    <Panel
      title={<Written>{data.name}</Written>}
      end={<Status kind={institutionVariants[state]}>{stateLabel}</Status>}
    >
      <InstitutionFacts data={data} reason={reason} columns={2} />
      <Row as="p" wrap gap={8} padTop={16}>
        {canEdit && (
          <ButtonLink href={paths.ownFinance({ institution: 'edit' })} keepScroll>
            {m.act_edit()}
          </ButtonLink>
        )}
        {acts.map(({ key, text, busy, onPress }) => (
          <Button key={key} busy={busy} onClick={onPress} variant={key === 'submit' ? 'main' : undefined}>
            {text}
          </Button>
        ))}
        {state === 'OPEN' && <ButtonLink href={paths.institution(id)}>{m.act_public_page()}</ButtonLink>}
      </Row>
      {dialog}
    </Panel>
  );
}

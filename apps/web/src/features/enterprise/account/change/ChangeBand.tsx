import { changeFields } from '@portal/contract/enterprise/fields';
import * as m from '@portal/texts/messages';
import { confirm } from '../../../../platform/account/toasts.ts';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { formatDate } from '../../../../platform/display/format.ts';
import { Sentence } from '../../../../platform/display/Sentence.tsx';
import { Written } from '../../../../platform/display/Written.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Stack } from '../../../../ui/layout/Stack.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { lastMomentOf } from '../../../identity/shared/working-days.ts';
import { profileKey } from '../profile/own-profile.ts';
import styles from './Change.module.css';
import { changeLabelOf, changeStates, type OwnChange } from './change-words.ts';

const kinds = { RETURNED: 'warning', REJECTED: 'error', PASSED: 'success' } as const;

const kindOf = (state: OwnChange['state']) => (state in kinds ? kinds[state as keyof typeof kinds] : 'info');

/** The changed fields, one line each. */
function Lines({ change: { application, before, fieldNotes } }: { change: OwnChange }) {
  const changed = changeFields.filter((field) => application[field] !== undefined);
  return (
    <Stack as="ul" gap={4} above={4} below={4}>
      {changed.map((field) => (
        <li key={field}>
          <b>{changeLabelOf(field)}</b>{' '}
          {field === 'licenseFileId' ? (
            m.profile_change_new_licence()
          ) : (
            <Sentence
              say={m.profile_change_from_to}
              values={{ from: before[field] ?? '', to: application[field] ?? '' }}
            />
          )}
          {fieldNotes[field] && (
            <Text as="span" block tone="petal">
              <Written>{fieldNotes[field]}</Written>
            </Text>
          )}
        </li>
      ))}
    </Stack>
  );
}

interface ChangeBandProps {
  change: OwnChange;
  /** Opens the form; absent for users who cannot change it. */
  onCorrect?: () => void;
}

/** The state of the change under review, or of the last one decided. */
export function ChangeBand({ change, onCorrect }: ChangeBandProps) {
  const { auditId, state, opinion, dueAt, actions, version } = change;
  const withdraw = useMutationOf('POST /api/baseInfo/enterpriseChange/withdraw', {
    done: m.profile_change_withdrawn(),
    invalidates: [profileKey, 'GET /api/caseManage/case/queryList'],
  });
  const askAndWithdraw = async () => {
    const texts = { title: m.profile_change_withdraw_title(), text: m.profile_change_withdraw_text() };
    if (await confirm({ ...texts, ok: m.act_recall() })) await withdraw.run({ id: auditId, version });
  };
  if (state === 'REVOKED') return null;
  const isOpen = dueAt !== null;
  const buttons = (
    <Row as="span" wrap gap={8} self="center" className={styles.acts}>
      {state === 'RETURNED' && onCorrect && (
        <Button size="small" variant="main" onClick={onCorrect}>
          {m.profile_change_again()}
        </Button>
      )}
      {actions.includes('withdraw') && (
        <Button size="small" busy={withdraw.busy} onClick={() => void askAndWithdraw()}>
          {m.act_recall()}
        </Button>
      )}
    </Row>
  );
  return (
    <div id="change" className={styles.band}>
      <Alert kind={kindOf(state)} title={changeStates[state]()} action={buttons}>
        {opinion && (
          <p>
            <Written>{opinion}</Written>
          </p>
        )}
        {state !== 'PASSED' && <Lines change={change} />}
        {isOpen && (
          <p>
            {m.profile_change_due({ date: formatDate(lastMomentOf(dueAt), 'YYYY-MM-DD') })} ·{' '}
            {m.profile_change_public_old()}
          </p>
        )}
      </Alert>
    </div>
  );
}

import * as m from '@portal/texts/messages';
import { lazy, Suspense, useEffect, useState } from 'react';
import { browserClient, browserState } from '../../../../platform/api/browser-client.ts';
import { island } from '../../../../platform/island/island.tsx';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { Text } from '../../../../ui/layout/Text.tsx';
import { Link } from '../../../../ui/link/Link.tsx';
import { Skeleton } from '../../../../ui/skeleton/Skeleton.tsx';
import { StepBar } from '../../../../ui/steps/StepBar.tsx';
import { IdentityRoot } from '../../shared/form/IdentityRoot.tsx';
import { NeedsScript } from '../../shared/form/NeedsScript.tsx';
import type { OwnAppeal } from './AppealState.tsx';
import { NewPhoneForm } from './NewPhoneForm.tsx';
import { OldPhoneForm } from './OldPhoneForm.tsx';
import { PhoneChanged } from './PhoneChanged.tsx';
import styles from './UpdatePhone.module.css';

// Loaded on demand, since few users have lost their number.
const AppealState = lazy(async () => ({ default: (await import('./AppealState.tsx')).AppealState }));
const AppealForm = lazy(async () => ({ default: (await import('./AppealForm.tsx')).AppealForm }));

type Stage =
  | { name: 'loading' | 'guest' | 'failed' | 'new' }
  | { name: 'old' | 'appeal'; phoneNumber: string; own: OwnAppeal }
  | { name: 'done'; phoneNumber: string };

const steps = { loading: 0, guest: 0, failed: 0, old: 0, appeal: 0, new: 1, done: 3 };

async function beginStage(): Promise<Stage> {
  if (!browserState().user().token) return { name: 'guest' };
  try {
    const [{ phoneNumber }, own] = await Promise.all([
      browserClient().call('GET /api/userManage/userInfo/queryDetail', {}),
      browserClient().call('GET /api/userManage/phoneAppeal/queryOwn', {}),
    ]);
    return { name: 'old', phoneNumber, own };
  } catch {
    // The client has already shown the error; after an ended session it asks for a login.
    return { name: 'failed' };
  }
}

interface UpdatePhoneProps {
  loginHref: string;
  homeHref: string;
  /** The account's page in the personal centre. */
  centreHref: string;
}

/** Moves the account from its current number to another; both must be proven. */
function UpdatePhone({ loginHref, homeHref, centreHref }: UpdatePhoneProps) {
  const [stage, setStage] = useState<Stage>({ name: 'loading' });
  const restart = () => void beginStage().then(setStage);
  const showAppeal = async () => {
    setStage(await beginStage());
    // The clicked button is gone; the state of the appeal is below the heading.
    document.querySelector('h1')?.focus();
  };
  useEffect(() => void beginStage().then(setStage), []);
  const finish = (phoneNumber: string) => {
    browserState().saveUser({ phoneNumber });
    setStage({ name: 'done', phoneNumber });
  };
  const titles = [m.identity_phone_step_old(), m.identity_phone_step_new(), m.identity_phone_step_done()];
  return (
    <IdentityRoot>
      {stage.name !== 'appeal' && (
        <Text as="div" below={32}>
          <StepBar
            steps={titles.map((title) => ({ title }))}
            current={steps[stage.name]}
            doneLabel={m.identity_step_done()}
          />
        </Text>
      )}
      <NeedsScript />
      {stage.name === 'loading' && <Skeleton height="280px" />}
      {stage.name === 'guest' && (
        <Alert kind="warning" announce action={<Link href={loginHref}>{m.act_log_in()}</Link>}>
          {m.identity_phone_log_in()}
        </Alert>
      )}
      {stage.name === 'failed' && (
        <Alert kind="error" announce action={<Button onClick={restart}>{m.act_retry()}</Button>}>
          {m.identity_failed()}
        </Alert>
      )}
      {stage.name === 'old' && (
        <>
          {stage.own.appeal && (
            <Text as="div" below={24}>
              <Suspense>
                <AppealState own={stage.own} onChange={() => void showAppeal()} />
              </Suspense>
            </Text>
          )}
          <OldPhoneForm phoneNumber={stage.phoneNumber} onProve={() => setStage({ name: 'new' })} />
          {stage.own.actions.includes('submit') && (
            <Row
              as="p"
              wrap
              gap={8}
              align="center"
              padTop={16}
              lineAbove="thin"
              tone="quiet"
              className={styles.lost}
            >
              {m.identity_phone_lost()}{' '}
              <Button variant="quiet" onClick={() => setStage({ ...stage, name: 'appeal' })}>
                {m.identity_phone_appeal()}
              </Button>
            </Row>
          )}
        </>
      )}
      {stage.name === 'appeal' && (
        <Suspense fallback={<Skeleton height="480px" />}>
          <AppealForm
            onSubmitted={() => void showAppeal()}
            onBack={() => setStage({ ...stage, name: 'old' })}
          />
        </Suspense>
      )}
      {stage.name === 'new' && <NewPhoneForm onChange={finish} onExpire={restart} />}
      {stage.name === 'done' && (
        <PhoneChanged phoneNumber={stage.phoneNumber} homeHref={homeHref} centreHref={centreHref} />
      )}
    </IdentityRoot>
  );
}

export default island('identity/public/phone/UpdatePhone', UpdatePhone, 'load');

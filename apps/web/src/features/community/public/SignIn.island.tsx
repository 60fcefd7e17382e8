import type { EndpointMap } from '@portal/contract/endpoint-map';
import { island } from '../../../platform/island/island.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Columns } from '../../../ui/layout/Columns.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Stack } from '../../../ui/layout/Stack.tsx';
import { type Ask, useOwn } from '../shared/use-own.ts';
import styles from './SignIn.module.css';

type Balance = EndpointMap['GET /api/pointsManage/points/queryBalance']['output'];

interface SignInProps {
  login: string;
  texts: { title: string; points: string; go: string; done: string; login: string; days: string[] };
}

const ask: Ask<Balance> = (client) =>
  client.call('GET /api/pointsManage/points/queryBalance', {}, { quiet: true });

/** The week with a petal for each day of the reader's check-ins; empty if they cannot be loaded. */
function SignIn({ login, texts }: SignInProps) {
  const { isLoggedIn, own: known, busy, act } = useOwn(ask, '');
  const signIn = () =>
    act(async (client) => {
      await client.call('POST /api/pointsManage/points/signIn', {}, { once: true });
      return ask(client, '');
    });
  return (
    <Stack as="section" gap={14} pad={20} frame="thin" round>
      <Row as="p" justify="between" gap={12}>
        <b>{texts.title}</b>
        {known && <span>{texts.points.replace('{points}', String(known.balance))}</span>}
      </Row>
      <Columns
        as="ol"
        of="repeat(7, minmax(0, 1fr))"
        tone="quiet"
        size={13}
        text="center"
        className={styles.week}
      >
        {texts.days.map((day, at) => (
          <Stack as="li" items="center" gap={4} key={day} data-on={known?.week[at]?.signedIn || undefined}>
            <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
              {[0, 72, 144, 216, 288].map((turn) => (
                <ellipse key={turn} cx="12" cy="6.5" rx="3.4" ry="5" transform={`rotate(${turn} 12 12)`} />
              ))}
            </svg>
            {day}
          </Stack>
        ))}
      </Columns>
      {!isLoggedIn ? (
        <ButtonLink href={`${login}?redirect=/yangling`} variant="main" wide>
          {texts.login}
        </ButtonLink>
      ) : (
        <Button variant="main" wide busy={busy} disabled={known?.signedInToday} onClick={() => void signIn()}>
          {known?.signedInToday ? texts.done : texts.go}
        </Button>
      )}
    </Stack>
  );
}

export default island('community/public/SignIn', SignIn, 'idle');

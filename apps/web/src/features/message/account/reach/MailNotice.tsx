import type { ReachAnswer } from '@portal/contract/message/reach';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useMutationOf } from '../../../../platform/account/use-mutation-of.ts';
import { Alert } from '../../../../ui/alert/Alert.tsx';
import { Button } from '../../../../ui/button/Button.tsx';
import { ButtonLink } from '../../../../ui/button/ButtonLink.tsx';
import { Row } from '../../../../ui/layout/Row.tsx';
import { reachKey } from './reach-query-keys.ts';

type Mail = ReachAnswer['mail'];

function textOf({ state, address, answer, askedAt }: Mail): string {
  if (state === 'FAILING') return m.reach_mail_failed({ address, answer });
  return askedAt === null ? m.reach_mail_waits() : m.reach_mail_asked({ address });
}

/** What keeps mails from being sent, and what to do about it. */
export function MailNotice({ mail }: { mail: Mail }) {
  const prove = useMutationOf('POST /api/messageManage/reach/sendMailProof', {
    done: m.reach_mail_asked({ address: mail.address }),
    invalidates: [reachKey],
  });
  if (mail.state === 'PROVEN') return null;
  return (
    <Alert
      kind={mail.state === 'FAILING' ? 'warning' : 'info'}
      action={
        <Row wrap gap={8}>
          <ButtonLink href={paths.personPreserve()} size="small">
            {mail.state === 'NONE' ? m.reach_mail_enter() : m.act_edit()}
          </ButtonLink>
          {mail.state !== 'NONE' && (
            <Button size="small" busy={prove.busy} onClick={() => void prove.run({})}>
              {m.reach_mail_prove()}
            </Button>
          )}
        </Row>
      }
    >
      {textOf(mail)}
    </Alert>
  );
}

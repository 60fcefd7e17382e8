import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { MailForm, mailStateOf } from './MailForm.tsx';

export const loader = makeLoader(async ({ search }) => ({
  state: mailStateOf(search),
  token: search.get('token') ?? '',
}));

/** Confirms the mail address that its link was sent to. */
export function Component() {
  const { state, token } = useLoaderData<typeof loader>();
  return (
    <MailForm
      title={m.reach_prove_title()}
      state={state}
      done={m.reach_prove_done()}
      texts={{ ask: m.reach_prove_text(), done: m.reach_prove_done_text(), gone: m.reach_prove_gone() }}
      action={paths.verifyMail(token)}
    >
      <Button type="submit" variant="main">
        {m.reach_prove_act()}
      </Button>
    </MailForm>
  );
}

import { matterCodes, matterNames } from '@portal/contract/message/reach-terms';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { useLoaderData } from 'react-router';
import { loader as makeLoader } from '../../../platform/page/load.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { MailForm, mailStateOf } from './MailForm.tsx';

export const loader = makeLoader(async ({ search }) => {
  const named = (search.get('matter') ?? '').split('.');
  return {
    state: mailStateOf(search),
    token: search.get('token') ?? '',
    matters: matterCodes.filter((code) => named.includes(code)),
  };
});

/** Ends mails, about what a mail was about or all of them. */
export function Component() {
  const { state, token, matters } = useLoaderData<typeof loader>();
  const named = (matters.length > 0 ? matters : matterCodes).map((matter) => matterNames[matter]());
  return (
    <MailForm
      title={m.reach_off_title()}
      state={state}
      done={m.reach_off_done()}
      texts={{
        ask: m.reach_off_text({ matter: named.join(m.reach_off_between()) }),
        done: m.reach_off_done_text(),
        gone: m.reach_off_gone(),
      }}
      action={paths.unsubscribe(token, matters.join('.'))}
    >
      <Button type="submit" variant="main">
        {m.reach_off_one()}
      </Button>
      <Button type="submit" name="all" value="1">
        {m.reach_off_all()}
      </Button>
    </MailForm>
  );
}

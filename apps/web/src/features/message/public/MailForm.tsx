import * as m from '@portal/texts/messages';
import type { ReactNode } from 'react';
import { PageHead } from '../../../platform/page/PageHead.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { circleCheckIcon, infoIcon, mailIcon } from '../../../ui/icon/shapes.ts';
import { Wrap } from '../../../ui/layout/Layout.tsx';
import { Row } from '../../../ui/layout/Row.tsx';
import { Text } from '../../../ui/layout/Text.tsx';

type MailState = 'ask' | 'done' | 'gone';

export const mailStateOf = (search: URLSearchParams): MailState => {
  const state = search.get('state');
  return state === 'done' || state === 'gone' ? state : search.has('token') ? 'ask' : 'gone';
};

interface MailFormProps {
  title: string;
  state: MailState;
  /** What each state says. */
  texts: Record<MailState, string>;
  done: string;
  /** The address that the buttons are sent to. */
  action: string;
  children: ReactNode;
}

const signs: Record<MailState, string> = { ask: mailIcon, done: circleCheckIcon, gone: infoIcon };

/** A page that a mail leads to, with buttons that work without logging in and without script. */
export function MailForm({ title, state, texts, done, action, children }: MailFormProps) {
  const heading = { ask: title, done, gone: m.reach_gone_title() }[state];
  return (
    <Wrap>
      <PageHead title={[title]} noIndex />
      <Text as="div" padBlock={64} readable>
        <Icon shape={signs[state]} />
        <Text as="h1" above={12} size={28} tabIndex={-1}>
          {heading}
        </Text>
        <Text above={8} tone="quiet">
          {texts[state]}
        </Text>
        {state === 'ask' && (
          <Row as="form" method="post" action={action} wrap gap={12} above={24}>
            {children}
          </Row>
        )}
      </Text>
    </Wrap>
  );
}

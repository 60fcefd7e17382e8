import type { ReachAnswer } from '@portal/contract/message/reach';
import { matterCodes, presets } from '@portal/contract/message/reach-terms';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { MatterTable } from './MatterTable.tsx';

const reach: ReachAnswer = {
  matters: matterCodes.map((matter) => ({ matter, ...presets.STANDARD[matter], received: 2 })),
  mail: { state: 'UNPROVEN', address: 'lin@example.com', failingSince: null, answer: '', askedAt: null },
  phoneNumber: '154****0001',
  sent: { sms: 0, mail: 0 },
  presets: [],
  waiting: { count: 0, dueAt: null },
};

const html = renderToStaticMarkup(
  <QueryClientProvider client={new QueryClient()}>
    <MatterTable reach={reach} />
  </QueryClientProvider>,
);

it('says of each locked cell why it is locked, and offers all others', () => {
  expect(html).toContain('Outages and safety: Text message, Always delivered');
  expect(html).toContain('Projects and community: Text message, Text messages are only for money');
  // Seven matters by three channels; nine cells are locked.
  expect(html.match(/type="checkbox"/g)).toHaveLength(12);
});

it('asks for the time of mails only where there are some', () => {
  expect(html.match(/<select disabled=""/g)).toHaveLength(1);
  expect(html).toContain('Not confirmed');
});

import type { RecommendDetail } from '@portal/contract/match/recommend';
import { paths } from '@portal/contract/paths';
import * as m from '@portal/texts/messages';
import { formatDate } from '../../../platform/display/format.ts';
import { Written } from '../../../platform/display/Written.tsx';
import { ButtonLink } from '../../../ui/button/ButtonLink.tsx';
import { Facts } from '../../../ui/facts/Facts.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';

type Contact = NonNullable<RecommendDetail['contacts']>['own'];

const line = ({ enterpriseName, name, phone }: Contact) => ({
  value: <Written>{enterpriseName}</Written>,
  note: (
    <>
      <Written>{name}</Written> <a href={`tel:${phone}`}>{phone}</a>
    </>
  ),
});

/** Names and contacts of both sides, once both have agreed. */
export function ContactsPanel({ recommend: { contacts, dealId } }: { recommend: RecommendDetail }) {
  if (!contacts) return null;
  return (
    <Panel title={m.match_contacts()} ground="quiet" level={3}>
      <Facts
        columns={1}
        facts={[
          { name: m.match_other_side(), ...line(contacts.other) },
          { name: m.match_contacts_you(), ...line(contacts.own) },
        ]}
      />
      {dealId !== null && (
        <ButtonLink href={paths.offlineDeals({ order: dealId })}>{m.match_deal_open()}</ButtonLink>
      )}
      <p>{m.match_contacts_opened({ time: formatDate(contacts.openedAt, 'YYYY-MM-DD HH:mm') })}</p>
    </Panel>
  );
}

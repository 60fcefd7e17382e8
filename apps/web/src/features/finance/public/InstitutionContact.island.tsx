import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { island } from '../../../platform/island/island.tsx';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

type Contact = EndpointMap['GET /api/financeManage/institution/queryContact']['output'];

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

/** The institution's contact, for members of enterprises in the park; nothing for anybody else. */
function InstitutionContact({ institutionId }: { institutionId: string }) {
  const { token, enterpriseId } = readUser(useInBrowser(pageCookies, ''));
  const isMember = token !== '' && enterpriseId !== '';
  const [contact, setContact] = useState<Contact>();
  useEffect(() => {
    if (!isMember) return;
    loadClient()
      .then((client) =>
        client.call(
          'GET /api/financeManage/institution/queryContact',
          { id: institutionId },
          { quiet: true },
        ),
      )
      .then(setContact)
      // On failure the page stays as everybody sees it.
      .catch(() => undefined);
  }, [isMember, institutionId]);
  if (!contact) return null;
  return (
    <p>
      <span lang="zh-CN">{contact.contactName}</span>{' '}
      <a href={`tel:${contact.contactPhone}`}>{contact.contactPhone}</a>
    </p>
  );
}

export default island('finance/public/InstitutionContact', InstitutionContact, 'idle');

import type { EndpointMap } from '@portal/contract/endpoint-map';
import { useEffect, useState } from 'react';
import { readUser } from '../../../platform/client-state/stored-user.ts';
import { pageCookies } from '../../../platform/client-state/tab-user.ts';
import { useInBrowser } from '../../site/shared/use-in-browser.ts';

type Match = EndpointMap['GET /api/policyManage/policy/queryMatch'];
export type OwnMatch = Match['output'];
export type MatchedPolicy = OwnMatch['rows'][number];

// Loaded on demand, so that visitors who are not logged in never fetch it.
const loadClient = async () => (await import('../../../platform/api/browser-client.ts')).browserClient();

/**
 * How policies fit the user's enterprise; undefined for visitors, for people without an enterprise, and for enterprises
 * not admitted.
 */
export function useOwnMatch(asked: Match['input']): OwnMatch | undefined {
  const { token, enterpriseId } = readUser(useInBrowser(pageCookies, ''));
  const isMember = token !== '' && enterpriseId !== '';
  const [match, setMatch] = useState<OwnMatch>();
  const input = JSON.stringify(asked);

  useEffect(() => {
    if (!isMember) return;
    loadClient()
      .then((client) =>
        client.call('GET /api/policyManage/policy/queryMatch', JSON.parse(input) as Match['input'], {
          quiet: true,
        }),
      )
      .then(setMatch)
      // The page then stays as the public sees it.
      .catch(() => undefined);
  }, [isMember, input]);

  return match;
}

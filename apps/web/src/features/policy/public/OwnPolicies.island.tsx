import { lazy, Suspense } from 'react';
import { island } from '../../../platform/island/island.tsx';
import { Text } from '../../../ui/layout/Text.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { useOwnMatch } from '../shared/use-own-match.ts';
import type { OwnPolicyTexts } from './OwnPolicyList.tsx';

const OwnPolicyList = lazy(async () => ({ default: (await import('./OwnPolicyList.tsx')).OwnPolicyList }));

interface OwnPoliciesProps {
  texts: OwnPolicyTexts;
  /** What visitors without an admitted enterprise read, with the way to log in. */
  visitor: { text: string; login: string; loginHref: string };
}

/** The policies that fit the reader's enterprise; for everyone else how to see them. */
function OwnPolicies({ texts, visitor }: OwnPoliciesProps) {
  const match = useOwnMatch({ possible: '1', pageSize: 50 });
  if (!match)
    return (
      <Text padBlock={24} tone="quiet">
        {visitor.text} <Link href={visitor.loginHref}>{visitor.login}</Link>
      </Text>
    );
  return (
    <Suspense>
      <OwnPolicyList match={match} texts={texts} />
    </Suspense>
  );
}

export default island('policy/public/OwnPolicies', OwnPolicies);
